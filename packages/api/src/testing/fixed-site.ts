import type { Database } from '@pano/db';
import { translatedEntities } from '#capabilities/translations/translation.operations';
import { translatedNames, translationLocale } from '#platform/records/translations/translation-source';

const at = (day: number) => new Date(Date.UTC(2025, 0, day, 9));
const dates = (day: number) => ({ createdAt: at(day), updatedAt: at(day + 1) });
const picture = '/uploads/00000000000000000000000000000001.jpg';
const text = `<h2>Kapsam</h2><p>Ana pano <strong>yenilendi</strong>.</p><p><img src="${picture}" alt="Pano"></p>`;

const media = {
  key: '00000000000000000000000000000001',
  fileName: '00000000000000000000000000000001.jpg',
  hash: 'h',
  contentType: 'image/jpeg',
  bytes: 1200,
  width: 800,
  height: 600,
  animated: false,
  placeholder: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  color: '#336699',
  altTr: 'Ana pano',
  originalName: 'pano.jpg',
  ready: true,
};

const company = {
  name: 'Örnek Elektrik',
  phone: '+902125550100',
  email: 'bilgi@ornek.example',
  slogan: { tr: 'Güvenle elektrik', en: 'Electricity you can trust' },
};

/** Content that is the same on every run, numbers and dates included: of each entity a public record and a hidden one. */
export async function createFixedSite(db: Database): Promise<void> {
  await db.user.updateMany({ data: { name: 'Ayşe', ...dates(1) } });
  await db.media.create({ data: { ...media, ...dates(1) } });
  await db.setting.create({ data: { key: 'company', value: JSON.stringify(company), version: 3, ...dates(2) } });
  for (const [id, slug, visible] of [
    [1, 'acik', true],
    [2, 'gizli', false],
  ] as const) {
    const shared = { id, ...dates(id), search: slug, version: id };
    const title = visible ? 'Işıklı Şalter' : 'Gizli Kayıt';
    await db.category.create({ data: { ...shared, name: title, slug, description: 'Tanım', order: id, visible } });
    await db.service.create({ data: { ...shared, title, description: 'Tanım', icon: 'zap', order: id, visible } });
    await db.heroSection.create({
      data: { ...shared, title, subtitle: 'Alt başlık', backgroundImage: picture, order: id, active: visible },
    });
    await db.brand.create({
      data: { ...shared, name: title, logoUrl: picture, websiteUrl: 'https://marka.example/', order: id, visible },
    });
    await db.keyword.create({ data: { ...shared, keyword: title, keywordKey: slug, order: id, active: visible } });
    await db.page.create({ data: { ...shared, title, slug, content: text, showInFooter: visible } });
    const image = { id, imageUrl: picture, order: id, ...dates(id) };
    const project = { ...shared, title, slug, content: text, categoryId: 1, image: picture, order: id, visible };
    await db.project.create({ data: { ...project, location: 'İzmir', images: { create: image } } });
    const publishedAt = visible ? at(3) : new Date('2199-01-01T00:00:00Z');
    const article = { ...shared, title, slug, content: text, featuredImage: picture, visible: true };
    await db.article.create({ data: { ...article, excerpt: 'Özet', categoryId: 1, publishedAt } });
    const message = { name: 'Ali Veli', email: 'ali@musteri.example', message: 'Teklif rica ederim.' };
    await db.contactForm.create({ data: { ...message, ...shared, read: visible } });
    await db.activity.create({
      data: { at: at(id), action: 'update', entity: 'service', entityId: id, label: title, userName: 'Ayşe' },
    });
  }
  await db.aboutSection.create({ data: { title: 'Hakkımızda', content: text, image: picture, ...dates(1) } });
  await db.formerSlug.create({ data: { entity: 'projects', slug: 'eski', recordId: 1 } });
}

/** English texts for every record that may have some. */
export async function addEnglish(db: Database): Promise<void> {
  for (const { translation } of translatedEntities) {
    for (const { id } of await translation.records(db).findMany({ where: {} })) {
      const texts = Object.fromEntries(
        translatedNames(translation).map((name) => [name, name === 'slug' ? `english-${id}` : `English ${name} ${id}`]),
      );
      const data = { ...texts, ...translation.derive?.(texts), recordId: id, locale: translationLocale };
      await translation.table(db).create({ data });
    }
  }
}

import type { Picture } from '@pano/api/media/media.schema';
import type { BlockOf, ShownBlock } from '@pano/api/pages/page-blocks.schema';
import type { Locale } from '@pano/i18n/locales';
import { telHref } from '@pano/i18n/text/phone';
import { buttonClass } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { phoneText, useCompany } from '#kit/shared/use-company.ts';
import { useWhatsappHref } from '#kit/site/asked-service.ts';
import { BeforeAfter } from '#kit/site/before-after.tsx';
import { ContactList } from '#kit/site/contact-list.tsx';
import { ContactMap } from '#kit/site/contact-map.tsx';
import { type FieldMark, markBelow, useFieldMarks } from '#kit/site/field-marks.ts';
import { Gallery } from '#kit/site/gallery.tsx';
import { Questions } from '#kit/site/questions.tsx';
import { RichText } from '#kit/site/rich-text.tsx';
import { QuoteLink, SiteLink } from '#kit/site/site-link.tsx';
import { usePhotos } from '#kit/site/use-photos.ts';
import { ListBlock } from './list-block';
import { Titled } from './titled';

/** The blocks of the page in the order of its owner; each kind looks the same wherever it stands. */
export function PageBlocks() {
  const { slug, locale } = useLoaderData<{ slug: string; locale: Locale }>();
  const [page] = trpc.pages.bySlug.useSuspenseQuery({ slug, locale });
  const { lang, title, blocks, pictures = {} } = page;
  const labels = useLabels(blocks ?? [], title);
  const mark = useFieldMarks('page', page.id);
  return (
    <div className="blocks">
      {blocks?.map((block) => (
        <Block
          key={block.id}
          block={block}
          label={labels.get(block.id)}
          lang={lang}
          pageTitle={title}
          pictures={pictures}
          mark={mark(`blocks.${block.id}`)}
        />
      ))}
    </div>
  );
}

/** The landmark names of blocks whose heading an earlier block has already: the same with a number, such as "Hizmetler 2". */
function useLabels(blocks: ShownBlock[], pageTitle: string): Map<number, string> {
  const { t } = useTranslation('site');
  const usual: Partial<Record<ShownBlock['kind'], string>> = {
    gallery: pageTitle,
    questions: t('questions.title'),
    beforeAfter: t('compare.title'),
    map: t('contact.title'),
  };
  const counts = new Map<string, number>();
  const labels = new Map<number, string>();
  for (const block of blocks) {
    const { id, kind, title } = block;
    const heading = title || ('ids' in block ? t(`${block.kind}.title`) : usual[kind]);
    if (!heading) continue;
    const number = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, number);
    if (number > 1) labels.set(id, `${heading} ${number}`);
  }
  return labels;
}

type Pictures = Record<string, Picture>;
type Props = {
  block: ShownBlock;
  label: string | undefined;
  lang: Locale;
  pageTitle: string;
  pictures: Pictures;
  mark: FieldMark;
};

function Block({ block, label, lang, pageTitle, pictures, mark }: Props) {
  const { t } = useTranslation('site');
  const describe = usePhotos();
  const find = (src: string) => ({ src, picture: pictures[src] ?? null });
  const { title } = block;
  switch (block.kind) {
    case 'text':
      return (
        <Titled title={title} label={label} lang={lang} mark={mark}>
          <RichText lang={lang} html={block.html} className="prose max-w-[680px]" mark={markBelow(mark, 'html')} />
        </Titled>
      );
    case 'picture':
      return <PictureBlock block={block} label={label} lang={lang} picture={find(block.image).picture} mark={mark} />;
    case 'gallery': {
      const images = block.images.map((imageUrl) => ({ imageUrl, picture: find(imageUrl).picture }));
      const name = title ?? pageTitle;
      return (
        <Titled title={title} lang={lang} plain mark={mark}>
          <Gallery
            title={name}
            lang={lang}
            images={describe({ title: name, lang, image: null, picture: null, images })}
            label={label ?? name}
            below
          />
        </Titled>
      );
    }
    case 'questions':
      return (
        <Questions
          heading={title}
          label={label}
          lang={lang}
          questions={block.questions}
          mark={mark}
          listMark={markBelow(mark, 'questions')}
        />
      );
    case 'action':
      return <ActionBlock block={block} lang={lang} mark={mark} />;
    case 'beforeAfter':
      return (
        <BeforeAfter
          title={title ?? pageTitle}
          heading={title}
          label={label}
          lang={lang}
          before={find(block.before)}
          after={find(block.after)}
          mark={mark}
        />
      );
    case 'testimonials':
      return (
        <Titled title={title} label={label} lang={lang} mark={mark}>
          <ul className="testimonials" lang={lang}>
            {block.items.map(({ id, name, place, text }, index) => (
              <li key={id} {...markBelow(mark, `items.${index}.name`)}>
                <figure>
                  <blockquote {...markBelow(mark, `items.${index}.text`)}>{text}</blockquote>
                  <figcaption>
                    <span>{name}</span>
                    {place ? <span>{place}</span> : null}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Titled>
      );
    case 'map':
      return (
        <Titled title={title} label={label} fallback={t('contact.title')} lang={lang} mark={mark}>
          <div className="block-place on-night">
            <ContactList />
            <ContactMap />
          </div>
        </Titled>
      );
    default:
      return <ListBlock block={block} label={label} lang={lang} mark={mark} />;
  }
}

type PictureProps = {
  block: BlockOf<'picture'>;
  label: string | undefined;
  lang: Locale;
  picture: Picture | null;
  mark: FieldMark;
};

/** Beside each other where there is room, the picture first on a phone. */
function PictureBlock({ block, label, lang, picture, mark }: PictureProps) {
  return (
    <div className="block-picture" {...mark}>
      <SiteImage
        src={block.image}
        picture={picture}
        crop
        alt={block.alt ?? ''}
        lang={block.alt ? lang : undefined}
        sizes="(min-width: 900px) 560px, 100vw"
        width={900}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <Titled title={block.title} label={label} lang={lang}>
        <RichText lang={lang} html={block.html} className="prose" mark={markBelow(mark, 'html')} />
      </Titled>
    </div>
  );
}

/** A band with one button; one that the company profile has no number for leads to the form. */
function ActionBlock({ block, lang, mark }: { block: BlockOf<'action'>; lang: Locale; mark: FieldMark }) {
  const { t } = useTranslation('site');
  const { phone } = useCompany();
  const whatsapp = useWhatsappHref();
  const className = 'justify-self-start';
  return (
    <section className="quote-strip on-night" {...mark}>
      <div>
        <h2 className="type-h3" lang={lang}>
          {block.title}
        </h2>
        {block.text ? (
          <p className="text-ink-2" lang={lang} {...markBelow(mark, 'text')}>
            {block.text}
          </p>
        ) : null}
      </div>
      {block.button === 'link' && block.ctaLink ? (
        <SiteLink className={buttonClass({ className })} to={block.ctaLink} lang={block.ctaText ? lang : undefined}>
          {block.ctaText ?? t('hero.defaultCta')}
        </SiteLink>
      ) : block.button === 'phone' && phone ? (
        <a className={buttonClass({ className })} href={telHref(phone)}>
          {phoneText(phone)}
        </a>
      ) : block.button === 'whatsapp' && whatsapp ? (
        <a className={buttonClass({ className })} href={whatsapp} target="_blank" rel="noopener">
          {t('contact.whatsapp')}
        </a>
      ) : (
        <QuoteLink className={className} />
      )}
    </section>
  );
}

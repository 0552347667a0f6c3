import type { Prisma } from '@pano/db';
import type { ContactFormCreate } from './contact-form.schema';

type SampleContactForm = Pick<ContactFormCreate, 'name' | 'email' | 'phone' | 'subject' | 'message'> & {
  read: boolean;
  /** ISO instant */
  createdAt: string;
};

export const contactForms: SampleContactForm[] = [
  {
    name: 'Selin Aydemir',
    email: 'selin.aydemir@example.com',
    phone: '+90 532 000 00 01',
    subject: 'Proje Danışmanlığı',
    message:
      'Merhaba, Görükle’de 1.100 m² ofis katımız için aydınlatma ve zayıf akım projesine ihtiyacımız var. Mimari çizimler DWG olarak hazır, isterseniz hemen paylaşabilirim. Ocak ayında taşınmayı planlıyoruz.',
    read: false,
    createdAt: '2026-11-20T11:12:00.000Z',
  },
  {
    name: 'Murat Kavak',
    email: 'murat.kavak@example.com',
    phone: '+90 533 000 00 02',
    subject: 'Teklif İsteği',
    message:
      'Metal atölyemizin ana panosu 1990’lardan kalma. 160 kVA gücümüz var, yükün çoğu kaynak makinesi ve pres. Yenileme için keşif rica ediyorum; hafta içi öğleden sonra atölyedeyim.',
    read: false,
    createdAt: '2026-11-20T06:40:00.000Z',
  },
  {
    name: 'Ayşe Tuna',
    email: 'ayse.tuna@example.com',
    phone: '+90 535 000 00 03',
    subject: 'Bakım ve Onarım',
    message:
      'Geçen yıl kurduğunuz kompanzasyon panosunda reaktif röle iki gündür alarm veriyor, ekranda “kademe yetersiz” yazıyor. Müsait olduğunuz bir gün bakabilir misiniz?',
    read: true,
    createdAt: '2026-11-19T14:05:00.000Z',
  },
  {
    name: 'Deniz Er',
    email: 'deniz.er@example.com',
    phone: null,
    subject: 'Genel Bilgi',
    message:
      'Sitemizin kapalı otoparkına birkaç araç için şarj istasyonu kurmak istiyoruz. Yönetimden ve dağıtım şirketinden hangi onaylar gerekiyor, süreç ne kadar sürüyor?',
    read: true,
    createdAt: '2026-11-18T08:26:00.000Z',
  },
  {
    name: 'Kerem Özşahin',
    email: 'kerem.ozsahin@example.com',
    phone: '+90 541 000 00 05',
    subject: 'Teknik Destek',
    message:
      'İnegöl’deki hattımızda operatör ekranı açılıyor ama PLC ile bağlantı kurmuyor. Program yedeği bizde var. Uzaktan bakma imkânınız olur mu?',
    read: true,
    createdAt: '2026-11-16T13:48:00.000Z',
  },
];

/** Matches a sample whose texts are unchanged; whether it was read does not matter. */
export const isSampleContactForm: Prisma.ContactFormWhereInput = {
  OR: contactForms.map(({ name, email, message }) => ({ name, email, message })),
};

export const isUnchangedSample = (form: Pick<SampleContactForm, 'name' | 'email' | 'message'>): boolean =>
  contactForms.some(
    ({ name, email, message }) => form.name === name && form.email === email && form.message === message,
  );

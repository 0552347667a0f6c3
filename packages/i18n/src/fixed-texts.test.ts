import { expect, test } from 'vitest';
import { admin } from './tr/admin';

test('the Turkish texts for what cannot be loaded, saved or deleted are those of the contract', () => {
  expect(admin).toMatchObject({
    articles: {
      removeFailed: 'Makale silinirken hata oluştu',
      loadFailed: 'Makale yüklenirken hata oluştu',
      saveFailed: 'Makale kaydedilirken hata oluştu',
    },
    services: { loadFailed: 'Hizmet yüklenirken hata oluştu' },
    heroSections: {
      removeFailed: 'Slide silinirken hata oluştu',
      loadFailed: 'Slide yüklenirken hata oluştu',
      saveFailed: 'Slide kaydedilirken hata oluştu',
    },
    aboutSection: {
      loadFailed: 'Hakkımızda bölümü yüklenirken hata oluştu',
      saveFailed: 'Hakkımızda bölümü kaydedilirken hata oluştu',
    },
    categories: {
      removeFailed: 'Kategori silinirken hata oluştu',
      loadFailed: 'Kategori yüklenirken hata oluştu',
      saveFailed: 'Kategori kaydedilirken hata oluştu',
    },
    pages: {
      removeFailed: 'Sayfa silinirken hata oluştu',
      blocks: { loadFailed: 'Veriler yüklenirken hata oluştu: {{reason}}' },
    },
    projects: { loadFailed: 'Proje yüklenirken hata oluştu', unknownCategory: 'Bilinmeyen' },
    brands: { loadFailed: 'Marka yüklenirken hata oluştu', saveFailed: 'Marka kaydedilirken hata oluştu' },
  });
});

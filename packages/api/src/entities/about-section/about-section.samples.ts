import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import { hasEnglish } from '#platform/records/translations/translation-source';
import type { AboutSectionCreate } from './about-section.schema';

/** With at least three paragraphs. */
type SampleAboutSection = Filled<AboutSectionCreate, 'title' | 'content'> & {
  english: Filled<AboutSectionCreate, 'title' | 'content'>;
};

export const aboutSection: SampleAboutSection = {
  title: 'Hakkımızda',
  content: [
    '<p>Örnek Elektrik, Bursa’da fabrikaların, iş yerlerinin ve konut sitelerinin elektrik işlerini üstlenen bir mühendislik ve taahhüt firmasıdır. Nilüfer’deki atölyemizde pano kurar, sahada montaj ve ölçüm yaparız.</p>',
    '<p>Her işe <strong>tek hat şemasıyla</strong> başlarız. Neyin nereden beslendiği kâğıt üzerinde belli değilse sahada da belli değildir. Çizim onaylanmadan malzeme sipariş etmeyiz, ölçüm tamamlanmadan da işi bitmiş saymayız.</p>',
    '<p>Projeyi çizen, panoyu kuran ve devreye alan kişiler aynı ekiptedir. Bir sorunuz olduğunda sizi başka bir firmaya yönlendirmeyiz; işi yapan mühendisle konuşursunuz.</p>',
    '<p>Teslim ettiğimiz her tesisin çizimi, malzeme listesi ve ölçüm raporu arşivimizde durur. Yıllar sonra bir şalter değişecek olsa panonuzu dosyasından tanırız.</p>',
  ].join(''),
  english: {
    title: 'About us',
    content: [
      '<p>Örnek Elektrik is an engineering and contracting firm in Bursa that looks after the electrical work of factories, businesses and housing estates. We build switchboards in our workshop in Nilüfer, and install and test on site.</p>',
      '<p>Every job begins with a <strong>single-line diagram</strong>. If it is not clear on paper what is fed from where, it is not clear on site either. We order nothing before the drawing is approved, and call no job finished before it has been tested.</p>',
      '<p>The people who draw the design, build the board and commission it belong to one team. When you have a question, we do not send you to another firm; you speak to the engineer who did the work.</p>',
      '<p>Drawings, parts lists and test reports of every installation we hand over stay in our archive. Should a circuit-breaker need replacing years later, we know your board from its file.</p>',
    ].join(''),
  },
};

/** The sample as visitors see it: its words unchanged, and not hidden. */
export const isSampleAboutSection: Prisma.AboutSectionWhereInput = {
  title: aboutSection.title,
  content: aboutSection.content,
  visible: true,
  ...hasEnglish(aboutSection.english),
};

import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import type { AboutSectionCreate } from './about-section.schema';

/** With at least three paragraphs. */
type SampleAboutSection = Filled<AboutSectionCreate, 'title' | 'content'>;

export const aboutSection: SampleAboutSection = {
  title: 'Hakkımızda',
  content: [
    '<p>Örnek Elektrik, Bursa’da fabrikaların, iş yerlerinin ve konut sitelerinin elektrik işlerini üstlenen bir mühendislik ve taahhüt firmasıdır. Nilüfer’deki atölyemizde pano kurar, sahada montaj ve ölçüm yaparız.</p>',
    '<p>Her işe <strong>tek hat şemasıyla</strong> başlarız. Neyin nereden beslendiği kâğıt üzerinde belli değilse sahada da belli değildir. Çizim onaylanmadan malzeme sipariş etmeyiz, ölçüm tamamlanmadan da işi bitmiş saymayız.</p>',
    '<p>Projeyi çizen, panoyu kuran ve devreye alan kişiler aynı ekiptedir. Bir sorunuz olduğunda sizi başka bir firmaya yönlendirmeyiz; işi yapan mühendisle konuşursunuz.</p>',
    '<p>Teslim ettiğimiz her tesisin çizimi, malzeme listesi ve ölçüm raporu arşivimizde durur. Yıllar sonra bir şalter değişecek olsa panonuzu dosyasından tanırız.</p>',
  ].join(''),
};

/** The sample as visitors see it: its words unchanged, and not hidden. */
export const isSampleAboutSection: Prisma.AboutSectionWhereInput = {
  title: aboutSection.title,
  content: aboutSection.content,
  visible: true,
};

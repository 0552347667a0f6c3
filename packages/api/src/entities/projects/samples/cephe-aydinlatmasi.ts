import type { SampleProject } from '#capabilities/samples/sample-types';

export const cepheAydinlatmasi: SampleProject = {
  categorySlug: 'aydinlatma-sistemleri',
  title: 'İş merkezi cephe ve çevre aydınlatması',
  slug: 'is-merkezi-cephe-ve-cevre-aydinlatmasi',
  description:
    'On iki katlı bir iş merkezinin cephesi, girişi ve çevresi, gökyüzüne ışık kaçırmayan LED armatürlerle yeniden aydınlatıldı.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>Binanın çevresindeki sekiz projektör cepheyi değil, karşı apartmanın pencerelerini aydınlatıyordu. Girişte gölgeler vardı, aylık tüketim de yüksekti. Yönetim hem şikâyetlerin bitmesini hem de binanın uzaktan tanınmasını istiyordu.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>Cephenin üç boyutlu ışık hesabı ve gece denemesi</li><li>Kat silmelerine gizlenmiş 186 metre çizgisel LED, 3000 K</li><li>Girişte dar açılı armatürler, yaya yolunda bel hizası aydınlatma</li><li>Astronomik röle ve üç senaryo: akşam, gece, özel gün</li><li>Aşırı gerilim korumalı ayrı besleme panosu</li></ul>',
    '<h2>Gece denemesi</h2>',
    '<p>Kararı çizim üzerinde bırakmadık. Sipariş vermeden önce iki katı örnek armatürlerle bir hafta aydınlattık; yönetim kurulu ve komşu binanın yöneticisi birlikte baktı. Denemeden sonra armatür açısını 15 derece değiştirdik ve gücü dörtte bir azalttık.</p>',
    '<blockquote>En iyi cephe aydınlatması, armatürün kendisini göremediğinizdir.</blockquote>',
    '<h2>Sonuç</h2>',
    '<p>Kurulu güç 7,2 kW’tan <strong>2,1 kW’a</strong> indi. Gece yarısından sonra yalnızca giriş ve yaya yolu açık kalıyor. Girişte ölçülen ortalama aydınlık düzeyi hesapla örtüşüyor; ölçüm noktaları raporda. Yılda bir kez armatürler silinip aynı noktalar yeniden ölçülüyor; böylece ışık kaybı gözle fark edilmeden önce görülüyor. Cephedeki bütün sürücülere kat içinden ulaşıldığı için bakımda iskele ya da vinç gerekmiyor.</p>',
  ].join(''),
  image: '/art/project-cephe.svg',
  images: ['/art/hero-aydinlatma.svg', '/art/category-aydinlatma.svg', '/art/category-pano.svg'],
  location: 'Osmangazi, Bursa',
  seoTitle: 'İş merkezi cephe ve çevre aydınlatması | Örnek Elektrik',
  seoDescription:
    'Osmangazi’de on iki katlı bir iş merkezinin cephe ve çevre aydınlatmasını yeniledik; gece denemesiyle doğrulanan çözüm kurulu gücü 7,2 kW’tan 2,1 kW’a indirdi.',
  seoKeywords: 'cephe aydınlatma, çevre aydınlatması, led aydınlatma, astronomik röle, bursa aydınlatma',
  order: 3,
};

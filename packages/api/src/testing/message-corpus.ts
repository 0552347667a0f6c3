import type { ContactFormSubmit } from '#leads/contact-form.schema';

type Message = Pick<ContactFormSubmit, 'name' | 'email' | 'message'> &
  Partial<Pick<ContactFormSubmit, 'phone' | 'subject' | 'honeypot' | 'elapsedMs'>>;

/** Messages as people write them to an electrician. */
export const realMessages: Message[] = [
  {
    name: 'Selin Aydemir',
    email: 'selin@ofis.example',
    message: 'Görükle’de ofisimizin aydınlatması için keşif rica ederim.',
  },
  {
    name: 'MURAT KAVAK',
    email: 'murat@atolye.example',
    message: 'ACİL!!! ANA PANODA KAÇAK AKIM RÖLESİ SÜREKLİ ATIYOR. BUGÜN GELEBİLİR MİSİNİZ???',
  },
  { name: 'Ayşe Tuna', email: 'ayse@tuna.example', message: 'Fiyat?' },
  {
    name: 'محمد العلي',
    email: 'alali@mektup.example',
    message: 'Merhaba, Nilüfer’de yeni açtığım lokanta için elektrik tesisatı yaptırmak istiyorum.',
  },
  {
    name: 'John Miller',
    email: 'john@miller.example',
    message: 'Hello, we moved to Mudanya and need a new fuse box for a house of 180 m². Could you visit us next week?',
  },
  {
    name: 'Deniz Er',
    email: 'deniz@er.example',
    message: 'Sitemizin otoparkına şarj istasyonu istiyoruz. Ürün şu: https://www.uretici.example/sarj-22kw',
  },
  {
    name: 'Hasan Usta',
    email: 'hasan@usta.example',
    phone: '0532 000 00 11',
    message: 'Beni 0532 000 00 11 ya da 0224 000 00 12 numaradan arayın, akşam 6’dan sonra müsaitim.',
  },
  {
    name: 'Gül Şen',
    email: 'gul@sen.example',
    message: 'Adres: Barış Mah. Sakarya Cad. No: 14/3 Kat:2 Nilüfer/BURSA. Aydınlatmalar yanıp sönüyor.',
  },
  {
    name: 'Kerem Özşahin',
    email: 'kerem@hat.example',
    message: 'Operatör ekranı açılıyor ama PLC ile bağlantı kurmuyor.\n\nHata: 0x8007-42\nUzaktan bakar mısınız?',
  },
  {
    name: 'İpek Çağlar A.Ş.',
    email: 'satinalma@caglar.example',
    subject: 'Teklif İsteği',
    message: '160 kVA trafo bakımı ve yağ analizi için teklifinizi bekleriz. Saygılarımızla.',
  },
  {
    name: 'Okan',
    email: 'okan@x.example',
    message: 'slm elektirik kesildi sigorta atmıyo ama evde elektrk yok napcam',
  },
  {
    name: 'Анна Петрова',
    email: 'anna@petrova.example',
    message: 'Здравствуйте, в нашей квартире в Мудании нет света. Можно вызвать мастера?',
  },
  {
    name: 'أحمد يوسف',
    email: 'ahmet@yusuf.example',
    message: 'مرحبا، أحتاج إلى كهربائي لمحلي في بورصة، هل يمكنكم الاتصال بي اليوم؟',
  },
  {
    name: 'Schmidt GmbH',
    email: 'einkauf@schmidt.example',
    message: 'Guten Tag, wir suchen einen Partner für Schaltschrankbau in Bursa. Bitte rufen Sie uns an.',
  },
  {
    name: 'Fatma Yıldız',
    email: 'fatma@yildiz.example',
    message: 'Instagram’da gördüm sizi, www.instagram.com/ornek.elektrik doğru hesap mı? Avize taktıracağım, 4 adet.',
  },
  {
    name: 'Can Demir',
    email: 'can@demir.example',
    message: 'Projeyi buraya koydum: https://dosya.example/p/91 ve https://dosya.example/p/92 teklif verir misiniz?',
  },
  {
    name: 'Nur Aksoy',
    email: 'nur@aksoy.example',
    message: 'Faturamı nur@aksoy.example adresine, kopyasını muhasebe@aksoy.com adresine gönderir misiniz?',
  },
  {
    name: 'ali@veli.com',
    email: 'ali@veli.com',
    message: 'Adımı tarayıcı yanlış doldurmuş olabilir. Kaçak akım ölçümü yaptıracağız.',
  },
  {
    name: 'Burak T.',
    email: 'burak@t.example',
    message: 'Klima için ayrı hat çekilmesi 2.5 mm² mi 4 mm² mi olmalı? 24.000 BTU, pano 12 m uzakta.',
  },
  {
    name: 'Site Yönetimi',
    email: 'yonetim@site.example',
    message:
      'Asansör, hidrofor ve otopark panolarının yıllık bakım sözleşmesi için görüşmek isteriz. 4 blok, 96 daire.',
  },
  {
    name: 'Zeynep',
    email: 'zeynep@ev.example',
    message: '1) mutfakta 3 priz\n2) salonda 2 priz\n3) balkona aydınlatma\nYaklaşık ne tutar?',
  },
  {
    name: 'Emre & Ece',
    email: 'ece@emre.example',
    message: '😊 Merhaba! Yeni evimize taşındık, akıllı anahtar taktırmak istiyoruz 💡💡',
  },
  {
    name: 'Hakan',
    email: 'hakan@firma.example',
    message: 'Daha önce de yazmıştım, dönüş olmadı. Fiyatınız 50.000 TL’yi geçmezse hemen başlayalım.',
  },
  {
    name: 'Mehmet Ali Öztürk',
    email: 'maozturk@posta.example',
    phone: '0(224) 000 00 13',
    message: 'Traktör garajına trifaze hat.',
  },
  {
    name: 'Dr. Elif Kaya',
    email: 'elif@klinik.example',
    message: 'Muayenehanemiz için UPS ve topraklama ölçümü; cumartesi gelebilir misiniz? Teşekkürler.',
  },
  {
    name: 'Serkan',
    email: 'serkan@insaat.example',
    message: 'Şantiye elektriği <geçici pano> lazım, a) 63A b) 100A fiyatı? Çarşamba teslim >> mümkün mü',
  },
  {
    name: 'Oto Yıkama',
    email: 'oto@yikama.example',
    message: 'Kredi kartı geçerli mi, taksit var mı? Ücretsiz keşif yapıyor musunuz?',
  },
  {
    name: 'Pınar',
    email: 'pinar@doldurulan.example',
    message: 'Tarayıcım formu kendisi doldurdu. Kombi için priz lazım.',
    elapsedMs: 2100,
  },
  {
    name: 'Sahibinden ilanı',
    email: 'ilan@sahip.example',
    message: 'Sahibinden.com ilanınızı gördüm, jeneratör hâlâ satılık mı?',
  },
  { name: 'Kübra', email: 'kubra@uzun.example', message: 'Evimiz 1987 yapımı, tesisat eski. '.repeat(40) },
];

const seo = 'We can put your website on the first page of Google within 30 days. ';

/** Messages as bots and their senders write them. */
export const spamMessages: Message[] = [
  {
    name: 'Eric Jones',
    email: 'eric@leads.example',
    message: `${seo}https://a.example https://b.example https://c.example`,
  },
  {
    name: 'SEO Expert',
    email: 'seo@rank.example',
    message: `${seo}See www.rank-a.example, www.rank-b.example and www.rank-c.example`,
  },
  { name: 'Viktor', email: 'viktor@casino.example', message: '[url=https://casino.example]Best casino[/url]' },
  {
    name: 'Anna',
    email: 'anna@dating.example',
    message: 'Hi dear <a href="https://dating.example/anna">my photos</a>',
  },
  { name: 'Win https://prize.example now', email: 'prize@win.example', message: 'You are the winner of this week.' },
  { name: 'bonus.xyz', email: 'bonus@mail.example', message: 'Deneme bonusu veren siteler burada.' },
  { name: 'www.ucuz-takipci.example', email: 'takipci@mail.example', message: 'Takipçi satın al, hemen teslim.' },
  {
    name: 'Crypto Profit',
    email: 'crypto@mail.example',
    message: 'Earn $5000 a day: t.me/cryptoprofit bit.ly/x1 bit.ly/x2',
  },
  {
    name: 'Алексей',
    email: 'aleksey@mail.example',
    message: 'Продвижение сайтов, подробности на https://promo.example',
  },
  {
    name: 'Ольга',
    email: 'olga@mail.example',
    message: 'Купить базы данных компаний: http://baza.example http://baza2.example',
  },
  { name: '李伟', email: 'li@factory.example', message: '我们是电缆制造商，价格优惠，请访问 https://cable.example' },
  { name: 'علي', email: 'ali@spam.example', message: 'خدمات تسويق رخيصة جدا، زوروا موقعنا https://souq.example' },
  {
    name: 'Наталья',
    email: 'natalya@mail.example',
    message: 'Заработок в интернете без вложений.',
    honeypot: 'natalya',
  },
  {
    name: 'Robert',
    email: 'robert@mail.example',
    message: 'Business loan approved, reply for details.',
    honeypot: 'https://loan.example',
  },
  { name: 'Test', email: 'test@mail.example', message: 'test', honeypot: 'test' },
  { name: 'Mike', email: 'mike@mail.example', message: 'I noticed errors on your page.', elapsedMs: 400 },
  { name: 'Jessica', email: 'jessica@mail.example', message: 'Do you want more customers?', elapsedMs: 0 },
  { name: 'Kadir', email: 'kadir@mail.example', message: 'Toptan SMS hizmeti', elapsedMs: 1499 },
  { name: 'Pharmacy', email: 'pills@mail.example', message: 'Cheap pills [URL=http://pills.example]here[/URL]' },
  {
    name: 'Backlinks',
    email: 'links@mail.example',
    message: `High DA backlinks ${'http://blog.example/x '.repeat(20)}`,
  },
  {
    name: 'Guest Post',
    email: 'guest@mail.example',
    message: 'Guest post on: tech.com, news.net, daily.org, from $20',
  },
  { name: 'Free iPhone promo.top/win', email: 'iphone@mail.example', message: 'Click and claim.' },
  {
    name: 'Bahis',
    email: 'bahis@mail.example',
    message: 'Güncel giriş: https://g1.example https://g2.example https://g3.example',
    subject: 'Diğer',
  },
  {
    name: 'Loan',
    email: 'loan@mail.example',
    subject: 'Visit https://l1.example',
    message: 'Cheap loans at https://l2.example and https://l3.example',
  },
  { name: 'Ирина www.irina.example', email: 'irina@mail.example', message: 'Познакомимся?' },
  { name: '전기', email: 'kr@mail.example', message: '저렴한 조명 도매 http://light.example' },
  {
    name: 'Hacker',
    email: 'hacker@mail.example',
    message: 'Your site is hacked. Pay here: <A HREF=http://pay.example>pay</A>',
  },
  {
    name: 'Marketing',
    email: 'marketing@mail.example',
    message:
      'Get 10.000 visitors: https://traffic.example/?ref=1 https://traffic.example/?ref=2 https://traffic.example/?ref=3',
  },
  { name: 'Δημήτρης', email: 'gr@mail.example', message: 'Φθηνές διαφημίσεις στο https://ads.example' },
  { name: 'Webmaster', email: 'web@mail.example', message: 'Redesign your website.', honeypot: 'x', elapsedMs: 60_000 },
];

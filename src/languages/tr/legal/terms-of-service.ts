import type { LegalDocument } from '#languages/legal-document.ts';

export const legalText: LegalDocument = {
  intro:
    'Bu koşullar, sizinle Vitrin’i işleten arasındaki sözleşmedir ve hesap oluşturduğunuz andan itibaren geçerlidir. Lütfen okuyun; olabildiğince kısa tuttuk.',
  sections: [
    {
      id: 'who',
      title: 'Vitrin’i kimler kullanabilir',
      body: [
        '18 yaşını doldurmuş olmanız ve bir işletme adına hareket etmeniz gerekir: kendi mağazanız ya da sahibinin size izin verdiği bir mağaza. Her hesap tek bir kişiye aittir. Parolanızı kimseyle paylaşmayın; başkasının eline geçerse bize bildirin. Bildirene kadar hesabınızla yapılanlar sizin yaptığınız işlemler sayılır.',
      ],
    },
    {
      id: 'service',
      title: 'Vitrin ne yapar',
      body: [
        'Vitrin bağladığınız mağazaları okur, rakamlar ve içgörüler hesaplar; metin, görsel ve kısa video hazırlar; bağladığınız sosyal medya hesaplarında gönderi planlayıp paylaşır ve reklam önerileri verir. Mağazanızdaki ürünleri, siparişleri ya da fiyatları hiçbir zaman değiştirmez. Onaylamadığınız ya da sizin buna izin verecek şekilde kurduğunuz bir plandan gelmeyen hiçbir şey paylaşılmaz.',
      ],
    },
    {
      id: 'price',
      title: 'Ücret',
      body: [
        'Ücretsiz hesap için para ödemezsiniz, kredi kartı da istenmez. Vitrin ya da bir bölümü ileride ücretli olursa veya bir ücret değişirse en az 30 gün önceden e-postayla bildiririz. Kimse kabul etmeden ücretli bir pakete geçirilmez; o güne kadar dilediğiniz an ayrılabilirsiniz.',
      ],
    },
    {
      id: 'limits',
      title: 'Ücretsiz hesabın sınırları',
      body: [
        'Ücretsiz hesabın kapsamı:',
        [
          'günde 2 metin gönderisi;',
          'günde 1 yapay zekâ görseli;',
          'haftada 1 adet 5 saniyelik video;',
          'haftada 1 adet 10 saniyelik video.',
        ],
        'Günler ve haftalar UTC’ye göre sayılır. Hiçbir gönderinin kullanmadığı içerikler her hafta temizlenir; saklamak istediklerinizi indirin. Sınırları, örneğin birden çok hesapla, aşmaya çalışmak yasaktır.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Kullanım kuralları',
      body: [
        'Vitrin’i şunlar için kullanamazsınız:',
        [
          'yasaya aykırı, yanıltıcı ya da başkalarına zarar veren işler; yasanın veya bir platformun satışını yasakladığı ürünler;',
          'istenmeyen toplu gönderi, sahte yorum, nefret söylemi ya da hakları başkasına ait içerik yayımlamak;',
          'okumaya hakkınız olmayan mağaza ya da kişi verilerini okumak;',
          'hizmete, sınırlarına ya da güvenliğine saldırmak, aşırı yük bindirmek, bunları aşmak ya da hizmeti satmak üzere kopyalamak.',
        ],
        'Bu kurallara uymayan bir gönderiyi durdurabilir, hesabı askıya alabiliriz. Nedenini, zarar doğurmayacaksa önceden, size bildiririz.',
      ],
    },
    {
      id: 'content',
      title: 'Verileriniz, içeriğiniz ve yapay zekâ',
      body: [
        'Getirdiğiniz veriler sizin kalır. Vitrin’in sizin için hazırladıkları da yasanın hak tanıdığı ölçüde sizindir; bunları işletmeniz için süre sınırı olmadan kullanabilirsiniz. Her ikisini de yalnızca hizmetin gerektirdiği kadar işlememize izin verirsiniz.',
        'Metin, görsel ve videolar yazılımla üretilir; hatalı olabilir ya da başkalarına verilenlere benzeyebilir. Paylaşılmadan önce bakın: yayımlayan sizsiniz; müşterilere, rakiplere ve kurumlara karşı sorumluluk size aittir. Bir yasa ya da sosyal ağ yapay zekâ içeriğinin belirtilmesini istiyorsa bunu siz sağlarsınız.',
        'Rakamlar platformunuzun paylaştıklarından hesaplanır; her birinin nasıl hesaplandığı yanında belirtilir. İçgörüler, tahminler ve reklam önerileri birer öneridir, taahhüt değildir: sonuç, kimsenin bilemeyeceği pek çok şeye bağlıdır.',
      ],
    },
    {
      id: 'platforms',
      title: 'Diğer platformlar',
      body: [
        'Shopify, Shopier, Instagram, Facebook, X (Twitter), Pinterest, Telegram, Bluesky, YouTube, TikTok, Threads ve Google’ın, onlarla kabul ettiğiniz ve bu koşulların yanında geçerli olan kendi koşulları vardır. Neyi paylaşacaklarına ve yayımlayacaklarına onlar karar verir; bunu değiştirebilir, reddedebilir, oradaki hesabınızı kapatabilirler. Biz onların ortağı ya da temsilcisi değiliz, onlar adına sorumluluk üstlenemeyiz. Vitrin’in erişimini buradan ya da oradan dilediğiniz an geri alabilirsiniz.',
      ],
    },
    {
      id: 'availability',
      title: 'Hizmetin sürekliliği ve değişiklikler',
      body: [
        '%99,9 çalışma süresini hedefler, bakım aralarını kısa tutarız; ancak Vitrin’in her an erişilebilir ya da hatasız olacağını garanti etmeyiz. Hizmeti değiştirebiliriz; kullandığınız bir özellik kaldırılacaksa mümkün olan her durumda 30 gün önceden bildiririz.',
      ],
    },
    {
      id: 'ending',
      title: 'Sözleşmenin sona ermesi',
      body: [
        'Ayarlar bölümünden hesabınızı silerek sözleşmeyi dilediğiniz an, neden göstermeden bitirebilirsiniz. Planlanan gönderiler artık paylaşılmaz; hesabın verileri 30 gün, yedeklerdekiler 90 gün içinde kaldırılır.',
        'Biz sözleşmeyi 30 gün önceden e-postayla bildirerek, koşulları ağır biçimde ihlal ettiğinizde ya da yasa zorunlu kıldığında ise hemen bitirebiliriz. Bitmeden önce verilerinizin bir kopyasını alabilirsiniz.',
      ],
    },
    {
      id: 'liability',
      title: 'Sorumluluk',
      body: [
        'Yasanın gerektirdiği durumlarda, yani kasıt ve ağır kusurda, yaşama, bedene ya da sağlığa verilen zararlarda sorumluluğumuz sınırsızdır. Bunun dışında hizmet, yasanın izin verdiği ölçüde olduğu gibi sunulur; yalnızca sözleşmenin dayandığı bir yükümlülüğün ihlalinden ve öngörülebilir zarardan, en çok önceki on iki ayda Vitrin’e ödediğiniz tutar ya da daha yüksekse 100 ABD doları kadar sorumlu oluruz. Elde edilmeyen kârdan, diğer platformların yaptıklarından ve yayımladığınız içerikten sorumlu değiliz.',
      ],
    },
    {
      id: 'law',
      title: 'Hukuk ve uyuşmazlıklar',
      body: [
        'Vitrin’i işletenin yerleşik olduğu ülkenin hukuku uygulanır ve o ülkenin mahkemeleri yetkilidir. Kendi ülkenizin hukukunun size tanıdığı ve sözleşmeyle kaldırılamayan haklarınız saklıdır. Önce bize yazın: çoğu sorun böyle çözülür.',
        'Bu koşulların bir bölümü geçersiz olursa geri kalanı yürürlükte kalır.',
      ],
    },
    {
      id: 'changes',
      title: 'Bu koşullardaki değişiklikler',
      body: [
        'Hizmet ya da yasa değiştiğinde olduğu gibi, bu koşulları değiştirebiliriz. En az 30 gün önceden e-postayla bildiririz. Kabul etmezseniz o güne kadar sözleşmeyi bitirebilirsiniz; Vitrin’i kullanmayı sürdürürseniz yeni koşullar geçerli olur.',
      ],
    },
    {
      id: 'contact',
      title: 'İletişim',
      body: ['Vitrin’i işletene {email} adresinden ulaşabilirsiniz.'],
    },
  ],
};

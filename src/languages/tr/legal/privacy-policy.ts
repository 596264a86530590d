import type { LegalDocument } from '#languages/legal-document.ts';

export const legalText: LegalDocument = {
  intro:
    'Vitrin; size rakamlarınızı göstermek, ne yapabileceğinizi önermek, gönderi hazırlayıp paylaşmak için mağazanızın verilerini okur. Bu sayfa hangi verilerin okunduğunu, bunlara ne olduğunu ve nasıl sildirebileceğinizi anlatır. Burada yazanlar, yazılımın gerçekte yaptıklarıdır.',
  sections: [
    {
      id: 'information-collected',
      title: 'Topladığımız bilgiler',
      body: [
        'Sizinle ilgili:',
        [
          'hesabınızdaki ad, soyad ve e-posta adresi; parolanızın ise biz dâhil hiç kimsenin okuyamayacağı tek yönlü özeti (hash);',
          'Google ile giriş yaptığınızda Google’ın bildirdiği ad, e-posta adresi ve fotoğraf ile Google’ın sizi tanıdığı numara;',
          'hesabınıza yapılan giriş denemeleri: siz görebilesiniz diye ne zaman, nasıl, hangi tarayıcıyla ve hangi ağ adresinden yapıldıkları;',
          'geçiş anahtarının açık anahtarı ve ona verdiğiniz ad, hiçbir zaman parmak izi ya da yüz değil; kod uygulamasının ise şifrelenmiş anahtarı;',
          'dil, marka dili, paylaşım tercihleri ve almak istediğiniz e-postalar gibi ayarlarınız.',
        ],
        'Bağladığınız mağazalardan:',
        [
          'mağazanın adı, adresi ve mağazayı okumamızı sağlayan erişim anahtarı;',
          'ürünler, siparişler, iadeler ve stok;',
          'müşteriler: ad, e-posta adresi, bulunduğu yer ve siparişleri;',
          'terk edilmiş sepetler ve platform bildiriyorsa sepet sahibinin e-posta adresi.',
        ],
        'Bağladığınız sosyal medya ve reklam hesaplarından: hesabın adı ve resmi, erişim anahtarı, Vitrin’in paylaştığı gönderilerin sonucu (beğeni, yorum, erişim gibi) ve Google Ads hesabınızın ya da yüklediğiniz raporların rakamları.',
        'Gönderilerinizin kısa bağlantılarına tıklayanlardan ya da mağaza sayfanızı açanlardan: gönderi, sosyal ağ ve saate göre kaç kez tıklandığı; biliniyorsa ülke ve geldikleri site. Yalnızca tıklamaları değil kişileri de sayabilmek için adres ve tarayıcı bilgisi, o günle birlikte silinen rastgele bir değerle karmaya çevrilir; sonrasında bunlardan geriye bir şey kalmaz ve bu sayfalar çerez kullanmaz.',
        'Vitrin’i kullanırken oluşanlar: gönderiler, görseller ve videolar, paylaşım planları, içgörüler ve bunlarla ilgili kararlarınız, hesabınızda kimin ne yaptığı, hesabınıza aldığınız veya gönderi onayı istediğiniz kişiler ve orada yazdıkları, kullanım hakkınızın ne kadarının kullanıldığı, isteklere ve hatalara ilişkin teknik kayıtlar. Parolalar, anahtarlar ve müşteri adları bu kayıtlara yazılmaz.',
        'Çerezler: oturumunuzu açık tutan bir çerez, dil seçiminizi hatırlayan bir çerez ve başka bir platformun sayfasından dönerken ya da girişin iki adımı arasında sizi tanımaya yarayan, birkaç dakikalık bir çerez. Temayı ve seçtiğiniz mağazayı tarayıcınızın kendisi hatırlar. Reklam ya da takip çerezi kullanmayız, başkalarının ziyaretçi ölçüm araçlarından da yararlanmayız.',
      ],
    },
    {
      id: 'use',
      title: 'Bilgileri nasıl kullanıyoruz',
      body: [
        [
          'hesabınızı yürütmek, oturumunuzu açık tutmak ve hesabınızla ilgili size yazmak için;',
          'mağazalarınızın satış rakamlarını, raporlarını, içgörülerini ve önerilerini hesaplamak için;',
          'istediğiniz ya da onayladığınız gönderileri yazmak, hazırlamak, planlamak, paylaşmak ve sonucunu ölçmek için;',
          'hizmeti güvende tutmak, hataları bulmak ve kötüye kullanımı önlemek için.',
        ],
        'GDPR ve KVKK kapsamında bunu sizinle aramızdaki sözleşmenin ifası için; güvenlik ve hata tespitini ise meşru menfaatimize dayanarak yaparız. Hesabınız için gerekli olmayan e-postalar onayınızla gönderilir ve her birinden onayınızı geri alabilirsiniz. Sizin ve müşterilerinizin verileri reklam için kullanılmaz, satılmaz, bize ait yapay zekâ modellerini eğitmekte kullanılmaz. Kimse hakkında hukuki sonuç doğuran bir karar makineye bırakılmaz.',
        'Müşterilerinizin kişisel verilerinden siz sorumlusunuz (“veri sorumlusu”); biz bu verileri yalnızca yukarıdaki amaçlarla ve sizin adınıza işleriz.',
      ],
    },
    {
      id: 'sharing',
      title: 'Verileri kimlerle paylaşıyoruz',
      body: [
        'Hesabınıza aldığınız kişiler, orada rollerinin kapsadıklarını, adınızı ve e-posta adresinizi görür. Gönderi onayı için bir bağlantıyı açanlar, o gönderileri ve onlara yazdıklarınızı görür.',
        'Her hizmete yalnızca görevinin gerektirdiği kadarı gider:',
        [
          'mağaza platformunuz (Shopify ya da Shopier): mağazanızı okuyan istekleri ona göndeririz;',
          'bağladığınız sosyal ağlar (Instagram, Facebook, X (Twitter), Pinterest, Telegram, Bluesky, YouTube, TikTok, Threads): sizin adınıza paylaşılan gönderileri alırlar;',
          'Google: onunla giriş yaptığınızda ya da Google Ads hesabınızı bağladığınızda. Müşteri eşleştirme listeleri, indirdiğiniz dosyada özetlenmiş (hash) olarak bulunur; biz kimseye göndermeyiz;',
          'tanımlanmışsa yapay zekâ sağlayıcısı: ürün bilgileri ve fotoğrafı, mağazanızın rakamları, e-posta adresleri ve telefon numaraları çıkarıldıktan sonra sorunuzun metni. Müşterilerinizin adları ve adresleri gönderilmez. Sağlayıcı yoksa her şeyi Vitrin kendisi yazar ve hazırlar;',
          'Vitrin’i barındıran ve e-postalarını ileten, gizlilik sözleşmesiyle bağlı şirketler.',
        ],
        'Bunların dışında verileri yalnızca yasanın zorunlu kıldığı durumlarda paylaşırız.',
      ],
    },
    {
      id: 'security',
      title: 'Güvenlik',
      body: [
        'Mağazalar ve hesaplar, platform sunduğu sürece OAuth 2.0 ile bağlanır. Erişim anahtarları AES-256 ile şifrelenir; tarayıcıya gönderilmez, kayıtlara yazılmaz. Parolalar Argon2id ile özetlenir. Oturumlarınızı dilediğiniz an sonlandırabilirsiniz; başka sitelerden gelen değişiklik istekleri reddedilir. Bir mağazanın verisini yalnızca sahibi isteyebilir, başkaları için o mağaza yoktur. Bütün bunlara rağmen verilerinizi tehlikeye atan bir ihlal olursa size ve yetkili kurumlara gecikmeden bildiririz.',
      ],
    },
    {
      id: 'rights',
      title: 'Haklarınız',
      body: [
        'Nerede yaşarsanız yaşayın,',
        [
          'hakkınızda nelerin saklandığını görebilir, bir kopyasını alabilirsiniz (Ayarlar, Verilerimi indir);',
          'yanlış verilerin düzeltilmesini isteyebilirsiniz;',
          'verilerinizi sildirebilir (Ayarlar, Tehlikeli Bölge) ya da kullanımını sınırlayabilirsiniz;',
          'bir kullanıma itiraz edebilir, verdiğiniz onayı geri alabilir, verilerinizi başka yere taşıyabilirsiniz;',
          'ülkenizdeki veri koruma kurumuna şikâyette bulunabilirsiniz.',
        ],
        'Bunlar; Avrupa Birliği ve Birleşik Krallık’ta GDPR, Kaliforniya’da CCPA, Türkiye’de KVKK’nın size tanıdığı haklardır. Kullanmanız size hiçbir dezavantaj getirmez. {email} adresine yazın; 30 gün içinde yanıtlarız.',
        'Vitrin kullanan bir mağazanın müşterisi misiniz? Lütfen mağazaya başvurun. Shopify’ın bize ilettiği erişim ve silme talepleri otomatik olarak kaydedilip yanıtlanır; mağaza sahibi de yanıtlandığını görür.',
      ],
    },
    {
      id: 'retention',
      title: 'Ne kadar saklıyoruz',
      body: [
        [
          'Hesabınız ve mağaza verileriniz: hesap ve bağlantı var olduğu sürece.',
          'Hesabınızı sildikten sonra: veriler 30 gün içinde, yedeklerden 90 gün içinde kaldırılır.',
          'Bir mağazanın bağlantısını kestikten sonra: o mağazadan okunan her şey aynı koşullarla silinir.',
          'Sepetini terk eden kişinin bilgileri: sepette 90 gün boyunca hiçbir şey olmazsa kaldırılır.',
          'Hiçbir gönderinin kullanmadığı görsel ve videolar: her hafta temizlenir.',
          'Hesabınıza yapılan giriş denemeleri: 90 gün. Hesabınızda kimin ne yaptığı: bir yıl.',
          'Oturum: en geç son ziyaretinizden 30 gün sonra kapanır. Tamamlanmayan kurulum: 30 dakika.',
          'Platformların bize gönderdiği değişiklik bildirimleri: 30 gün. Bir gizlilik talebinin yanıtlandığı, kanıt olarak kayıtta kalır.',
        ],
      ],
    },
    {
      id: 'transfers',
      title: 'Yurt dışına aktarım',
      body: [
        'Yukarıda anılan hizmetlerin bir kısmı, aralarında Amerika Birleşik Devletleri ve Kanada’nın da bulunduğu başka ülkelerde çalışır. Bir ülke verileri sizin ülkeniz kadar korumuyorsa yasanın bu durum için öngördüğü güvencelere dayanırız: yeterlilik kararı ya da Avrupa Komisyonu’nun standart sözleşme maddeleri, Türkiye’den aktarılan veriler için ise KVKK’nın 9. maddesindeki güvenceler.',
      ],
    },
    {
      id: 'age',
      title: 'Yaş sınırı',
      body: [
        'Vitrin, işletmesi olan ve 18 yaşını doldurmuş kişiler içindir. Daha küçük birine ait hesabı bilerek tutmayız; böyle bir hesap biliyorsanız bize bildirin, silelim.',
      ],
    },
    {
      id: 'changes',
      title: 'Bu politikadaki değişiklikler',
      body: [
        'Yaptıklarımız değiştiğinde bu sayfa da değişir; en üstteki tarih ne zaman değiştiğini gösterir. Sizi ilgilendiren bir değişikliği yürürlüğe girmeden önce e-postayla bildiririz.',
      ],
    },
    {
      id: 'contact',
      title: 'İletişim',
      body: ['Gizlilikle ilgili soru, talep ve şikâyetlerinizi {email} adresine yazabilirsiniz.'],
    },
  ],
};

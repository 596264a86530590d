import type { Catalogue } from '#languages/catalogue.ts';

export const adsAccountTurkish: Catalogue = {
  // Beside the advice
  Tools: 'Araçlar',
  'Back to the advice': 'Önerilere dön',
  'Account figures': 'Hesap rakamları',
  'What your Google Ads account spent and earned, next to what your store took in.':
    'Google Ads hesabınızın ne harcadığı ve bunun ne getirdiği, mağazanızın cirosuyla yan yana.',
  'Who else bids for the same searches, from your own auction insights.':
    'Aynı aramalara başka kimler teklif veriyor: kendi açık artırma analizlerinizden.',
  'Ads written from your products, for Google Ads Editor. Nothing is sent to Google from here.':
    'Ürünlerinizden Google Ads Editor için yazılan reklamlar. Buradan Google’a hiçbir şey gönderilmez.',
  'How your products would fare in Google’s product feed, best sellers first.':
    'Ürünleriniz Google’ın ürün listesi kurallarına uyuyor mu? En çok satanlar önce.',

  // The strip
  'Google Ads': 'Google Ads',
  'The Google Ads account could not be loaded.': 'Google Ads hesabı yüklenemedi.',
  'Google Ads is not connected': 'Google Ads bağlı değil',
  'Google Ads: {n} imported reports': 'Google Ads: içe aktarılmış {n} rapor',
  'With your own account or an exported report, what your ads really bring takes the place of published figures.':
    'Hesabınızı bağladığınızda ya da bir rapor aktardığınızda, sektör verilerinin yerini reklamlarınızın gerçek sonuçları alır.',
  'Figures come from your reports. Import newer ones to keep them fresh.':
    'Rakamlar raporlarınızdan geliyor. Güncel kalmaları için yeni raporlar aktarın.',
  'Connecting is not set up in this installation; reports can be imported.':
    'Bu kurulumda hesap bağlama ayarlanmamış; rapor içe aktarılabilir.',
  'Connect Google Ads': 'Google Ads’i bağla',
  'Google’s consent page could not be opened. Please try again.':
    'Google’ın onay sayfası açılamadı. Lütfen yeniden deneyin.',
  'Being read': 'Okunuyor',
  'The figures of this account are being read for the first time. That takes a few minutes; you can go on working.':
    'Bu hesabın rakamları ilk kez okunuyor. Birkaç dakika sürer; bu sırada çalışmaya devam edebilirsiniz.',
  'Google no longer accepts our access. Connect again, and reading continues where it stopped.':
    'Google erişimimizi artık kabul etmiyor. Yeniden bağlayın; okuma kaldığı yerden devam eder.',
  'Not readable': 'Okunamıyor',
  'Google does not let this account be read from here. Ask the administrator of this server, or import a report instead.':
    'Google bu hesabın buradan okunmasına izin vermiyor. Sistem yöneticisine danışın ya da onun yerine rapor aktarın.',
  'read {moment}': '{moment} okundu',
  'known from {day}': 'bilinen ilk gün: {day}',
  '{n} imported reports': 'içe aktarılmış {n} rapor',
  'Reading Google Ads': 'Google Ads okunuyor',
  'New figures appear here automatically. What was read minutes ago is not read again.':
    'Yeni rakamlar burada kendiliğinden görünür. Birkaç dakika önce okunanlar yeniden okunmaz.',
  'Not Refreshed': 'Yenilenemedi',
  'The account could not be read again. Please try again in a few minutes.':
    'Hesabın verileri yeniden okunamadı. Lütfen birkaç dakika sonra yeniden deneyin.',

  // Choosing
  'Which Google Ads account advertises {store}?':
    '{store} mağazasının reklamları hangi Google Ads hesabında?',
  'Only the account you choose is read.': 'Yalnızca seçtiğiniz hesap okunur.',
  'Google Ads accounts': 'Google Ads hesapları',
  'Account without a name': 'Adsız hesap',
  'Use this account': 'Bu hesabı kullan',
  'Choose an account first.': 'Önce bir hesap seçin.',
  'Look again': 'Yeniden bak',
  'Not Chosen': 'Seçilemedi',
  'The account could not be chosen. Please try again.': 'Hesap seçilemedi. Lütfen yeniden deneyin.',

  // Back from Google
  'Google Ads Connected': 'Google Ads bağlandı',
  'Its figures take the place of published ones as soon as they are read.':
    'Rakamları okunur okunmaz sektör verilerinin yerini alacak.',
  'No consent was given at Google, so nothing was connected.':
    'Google’da onay verilmedi; bu yüzden hiçbir şey bağlanmadı.',
  'The reply did not come from Google, or belongs to another browser. Please start again.':
    'Dönen yanıt Google’dan gelmedi ya da başka bir tarayıcıya ait. Lütfen baştan başlayın.',
  'The permission to see your Google Ads campaigns was left out. Please connect again and tick it on Google’s page.':
    'Google Ads kampanyalarınızı görme izni işaretlenmemiş. Lütfen yeniden bağlayın ve Google’ın sayfasında bu izni işaretleyin.',
  'This Google account has no Google Ads account. Please connect again with the one you use for your ads.':
    'Bu Google hesabında Google Ads hesabı yok. Lütfen reklamlarınız için kullandığınız Google hesabıyla yeniden bağlayın.',
  'Google gave consent, but then the Google Ads account could not be read. Please try again in a few minutes.':
    'Google onay verdi ama Google Ads hesabının verileri okunamadı. Lütfen birkaç dakika sonra yeniden deneyin.',
  'Google Ads could not be connected. Please try again.': 'Google Ads bağlanamadı. Lütfen yeniden deneyin.',

  // Disconnecting
  'Disconnect {account}?': 'Bağlantı kesilsin mi: {account}?',
  'Vitrin’s access to Google is revoked and deleted.': 'Vitrin’in Google erişimi iptal edilir ve silinir.',
  'What was read of the account is deleted here: campaigns, search terms and figures.':
    'Hesaptan okunanlar burada silinir: kampanyalar, arama terimleri ve rakamlar.',
  'Reports you imported stay until you delete them.': 'İçe aktardığınız raporlar siz silene kadar kalır.',
  'Nothing changes in Google Ads; your campaigns keep running.':
    'Google Ads’te hiçbir şey değişmez; kampanyalarınız yayında kalır.',
  'Google Ads Disconnected': 'Google Ads bağlantısı kesildi',
  'Google Ads could not be disconnected. Please try again.':
    'Google Ads bağlantısı kesilemedi. Lütfen yeniden deneyin.',

  // Importing
  'Import a report': 'Rapor içe aktar',
  'A .csv file you download from Google Ads. It is read here and saved with your store; nothing goes back to Google.':
    'Google Ads’ten indirdiğiniz bir .csv dosyası. Burada okunur ve mağazanızla birlikte saklanır; Google’a hiçbir şey gitmez.',
  'Drop the file here, or choose it.': 'Dosyayı buraya bırakın ya da seçin.',
  'Choose a file': 'Dosya seç',
  'Importing...': 'Aktarılıyor...',
  'Not imported': 'İçe aktarılamadı',
  'Imported: {kind}': 'İçe aktarıldı: {kind}',
  '{n} rows read.': '{n} satır okundu.',
  '{n} rows could not be read.': '{n} satır okunamadı.',
  'The report could not be imported. Please try again.': 'Rapor içe aktarılamadı. Lütfen yeniden deneyin.',
  'This file is too large. Choose fewer days or fewer columns in Google Ads and export it again.':
    'Bu dosya çok büyük. Google Ads’te daha az gün ya da sütun seçip yeniden dışa aktarın.',
  'This file is empty.': 'Bu dosya boş.',
  'This is an Excel workbook or an archive. Choose “.csv” when you download the report, and import that file.':
    'Bu bir Excel çalışma kitabı ya da arşiv. Raporu indirirken “.csv” seçin ve o dosyayı aktarın.',
  'The characters of this file cannot be read. Choose “.csv” when you download the report in Google Ads.':
    'Bu dosyanın karakterleri okunamıyor. Raporu Google Ads’ten indirirken “.csv” seçin.',
  'Imported reports': 'İçe aktarılan raporlar',
  'Days not given in the file': 'Dosyada gün belirtilmemiş',
  '{n} rows': '{n} satır',
  'imported {moment}': '{moment} aktarıldı',
  '{n} rows skipped': '{n} satır atlandı',
  'Delete {report}': 'Sil: {report}',
  'Delete this report?': 'Bu rapor silinsin mi?',
  'Its figures are removed from the advice. The file on your computer stays, and can be imported again.':
    'Rakamları önerilerden çıkar. Bilgisayarınızdaki dosya kalır, yeniden aktarılabilir.',
  'Report Deleted': 'Rapor silindi',
  'The report could not be deleted. Please try again.': 'Rapor silinemedi. Lütfen yeniden deneyin.',
  'Campaign report': 'Kampanya raporu',
  'Search terms report': 'Arama terimleri raporu',
  'Auction insights': 'Açık artırma analizleri',
  'How to export from Google Ads': 'Google Ads’ten nasıl dışa aktarılır',
  'Cost, clicks, conversions and their value for each campaign.':
    'Her kampanyanın maliyeti, tıklamaları, dönüşümleri ve dönüşüm değeri.',
  'What people typed before they saw your ads, and where money is wasted.':
    'İnsanların reklamlarınızı görmeden önce ne yazdığı ve paranın nerede boşa gittiği.',
  'Who else bids for the same searches.': 'Aynı aramalar için başka kimlerin teklif verdiği.',
  'In Google Ads, open Campaigns and choose the days at the top right.':
    'Google Ads’te Kampanyalar’ı açın ve sağ üstten günleri seçin.',
  'Under Columns, show at least Cost, Impr., Clicks, Conversions and Conv. value. Search impr. share tells what was missed.':
    'Sütunlar’da en az maliyet, gösterim, tıklama, dönüşüm ve dönüşüm değerini gösterin. Arama gösterim payı, nelerin kaçırıldığını gösterir.',
  'If you want to see trends, choose Day under Segment.':
    'Gelişimi görmek isterseniz Segment altında Gün’ü seçin.',
  'Choose Download, then .csv.': 'İndir’i, ardından .csv’yi seçin.',
  'In Google Ads, open the search terms of your campaigns and choose the days.':
    'Google Ads’te kampanyalarınızın arama terimlerini açın ve günleri seçin.',
  'Show Cost, Impr., Clicks, Conversions and Conv. value.':
    'Maliyet, gösterim, tıklama, dönüşüm ve dönüşüm değerini gösterin.',
  'In Google Ads, open Auction insights of your search or Shopping campaigns and choose the days.':
    'Google Ads’te arama ya da Alışveriş kampanyalarınızın açık artırma analizlerini açın ve günleri seçin.',
  'English, Turkish, German, French, Spanish and Portuguese exports are understood, also “Excel .csv”.':
    'İngilizce, Türkçe, Almanca, Fransızca, İspanyolca ve Portekizce dosyalar okunur; “Excel .csv” de olur.',

  // What the server says of an import
  'This report no longer exists.': 'Bu rapor artık yok.',
  'This is not a text file. Please download the report from Google Ads as CSV and choose that file.':
    'Bu bir metin dosyası değil. Lütfen raporu Google Ads’ten CSV olarak indirip o dosyayı seçin.',
  'A report from Google Ads was expected: campaigns, search terms or auction insights, with a line of column names such as Campaign, Clicks and Cost. Found instead: {found}':
    'Google Ads’ten bir rapor bekleniyordu: kampanyalar, arama terimleri ya da açık artırma analizleri; Kampanya, Tıklama, Maliyet gibi sütun adlarının bulunduğu bir satırla. Bulunan: {found}',
  'The column “{column}” is missing. Please add it to the table in Google Ads and download the report again.':
    '“{column}” sütunu eksik. Lütfen Google Ads’teki tabloya ekleyip raporu yeniden indirin.',
  'It is not clear how this file writes numbers: “{example}” in the column “{column}” can be read in two ways. Please download the report with your Google Ads set to English.':
    'Bu dosyanın sayıları nasıl yazdığı belli değil: “{example}” değeri (“{column}” sütunu) iki türlü okunabiliyor. Lütfen Google Ads’i İngilizceye alıp raporu yeniden indirin.',
  'This report holds several currencies ({currencies}). Please download a report of one account.':
    'Bu raporda birden çok para birimi var ({currencies}). Lütfen tek bir hesabın raporunu indirin.',
  'This report names the same domain several times. Please download auction insights without segments such as day or device.':
    'Bu raporda aynı alan adı birkaç kez geçiyor. Lütfen açık artırma analizlerini gün ya da cihaz gibi segmentler olmadan indirin.',
  'There are {most} imported reports already. Please delete one first.':
    'Zaten içe aktarılmış {most} rapor var. Lütfen önce birini silin.',
  'This report has no rows. Please choose days on which ads were shown.':
    'Bu raporda satır yok. Lütfen reklamların gösterildiği günleri seçin.',
  'No row of this report could be read. {reason}': 'Bu raporun hiçbir satırı okunamadı. {reason}',
  '“{cell}” in the column “{column}” is not a number.': '“{cell}” (“{column}” sütunu) bir sayı değil.',
  '“{cell}” in the column “{column}” is below zero.': '“{cell}” (“{column}” sütunu) sıfırın altında.',
  '“{cell}” is not a clear date.': '“{cell}” tarihi kesin olarak anlaşılamıyor.',
  'The column “{column}” is empty.': '“{column}” sütunu boş.',

  // What the server and Google say of the account
  'Google Ads accounts cannot be connected here yet.': 'Google Ads hesapları burada henüz bağlanamıyor.',
  'No Google Ads account is connected to this store.': 'Bu mağazaya bağlı bir Google Ads hesabı yok.',
  'This Google Ads account is not among those you gave access to.':
    'Bu Google Ads hesabı, erişim verdikleriniz arasında değil.',
  'Google no longer accepts our access to this account. Please connect it again.':
    'Google bu hesaba erişimimizi artık kabul etmiyor. Lütfen yeniden bağlayın.',
  'This Google account has no Google Ads account that can be read.':
    'Bu Google hesabında okunabilecek bir Google Ads hesabı yok.',
  'Google says that this Google account may no longer read the Google Ads account. Ask the person who manages it for access, or connect with another Google account.':
    'Google’a göre bu Google hesabının artık Google Ads hesabını okuma yetkisi yok. Hesabı yönetenden erişim isteyin ya da başka bir Google hesabıyla bağlayın.',
  'This Google Ads account is closed or suspended, so Google shares nothing from it.':
    'Bu Google Ads hesabı kapatılmış ya da askıya alınmış; Google ondan hiçbir şey paylaşmıyor.',
  'Google has not yet approved this installation for real Google Ads accounts. Please let its administrator know; reports you export can be imported meanwhile.':
    'Google bu kurulumu gerçek Google Ads hesapları için henüz onaylamadı. Lütfen sistem yöneticisine bildirin; bu arada dışa aktardığınız raporlar içe aktarılabilir.',
  'The permission for Google Ads was left out. Please connect again and leave it on.':
    'Google Ads izni kapatılmış. Lütfen yeniden bağlayın ve izni açık bırakın.',
  'Google Ads did not accept one of our requests. We have logged it.':
    'Google Ads bir sorgumuzu kabul etmedi. Bu durum kaydedildi.',

  // Figures
  'The figures of the account could not be loaded.': 'Hesabın rakamları yüklenemedi.',
  'The report does not state its days.': 'Raporda hangi günlere ait olduğu yazmıyor.',
  'Read from Google Ads {moment}': 'Google Ads’ten {moment} okundu',
  'From a report imported {moment}': '{moment} içe aktarılan rapordan',
  'The account is being read': 'Hesabın verileri okunuyor',
  'No account figures yet': 'Henüz hesap rakamı yok',
  'Its figures appear here automatically in a few minutes.':
    'Rakamlar birkaç dakika içinde burada kendiliğinden görünür.',
  'Only Google knows what your ads cost and brought. Connect your account, or import a campaign report, and it is shown here day by day.':
    'Reklamlarınızın ne tuttuğunu ve ne getirdiğini yalnızca Google bilir. Hesabınızı bağlayın ya da bir kampanya raporu aktarın; hepsi burada görünsün.',
  Cost: 'Maliyet',
  'Conversion value': 'Dönüşüm değeri',
  'Cost per conversion': 'Dönüşüm başına maliyet',
  'Conversion rate': 'Dönüşüm oranı',
  'Break-even at {roas}': 'Başabaş noktası {roas}',
  '{change} from the days before': 'önceki günlere göre {change}',
  'Next to your store': 'Mağazanızla yan yana',
  'Google Ads says': 'Google Ads’e göre',
  '{conversions} conversions worth {value}': '{value} değerinde {conversions} dönüşüm',
  'Your store took in': 'Mağazanızın cirosu',
  '{orders} orders, {value} net sales': '{orders} sipariş, {value} net satış',
  'Google counts more conversions than your store has orders. Check in Google Ads what counts as a conversion before you trust its ROAS.':
    'Google, mağazanızın siparişlerinden fazla dönüşüm sayıyor. ROAS değerine güvenmeden önce Google Ads’te neyin dönüşüm sayıldığını kontrol edin.',
  'All orders of the store are shown next to it, including those that no ad led to. Google credits an order to the day of the click, so single days differ.':
    'Yanında mağazanın tüm siparişleri var; reklamla gelmeyenler de dâhil. Google siparişi tıklamanın yapıldığı güne yazar; bu yüzden tek tek günler farklı olabilir.',
  'Not comparable: the account uses a different currency from your store, or its days are not known. Amounts are never converted here.':
    'Karşılaştırılamıyor: Hesabın para birimi mağazanızınkinden farklı ya da günleri bilinmiyor. Burada tutarlar hiçbir zaman çevrilmez.',
  Campaigns: 'Kampanyalar',
  Campaign: 'Kampanya',
  'No campaign was shown in this timeframe.': 'Bu zaman aralığında gösterilen kampanya yok.',
  'Own share: how often your ads were shown out of all times they could have been. The rest was lost to the budget or to rank.':
    'Kendi payınız: Reklamlarınızın, gösterilebileceği tüm durumların ne kadarında gösterildiği. Kalanı bütçe ya da sıralama yüzünden kaçtı.',
  'Own share': 'Kendi payınız',
  'Lost to budget': 'Bütçe kaybı',
  'Lost to rank': 'Sıralama kaybı',
  '{budget} a day': 'günde {budget}',
  'below break-even': 'başabaşın altında',
  Search: 'Arama',
  Shopping: 'Alışveriş',
  Display: 'Görüntülü',
  Video: 'Video',
  'Performance Max': 'Maksimum Performans',
  'Demand Gen': 'Talep Yaratma',
  running: 'yayında',
  paused: 'duraklatıldı',
  removed: 'kaldırıldı',
  TV: 'TV',
  'Search terms': 'Arama terimleri',
  'What people typed before they saw your ads. Waste is a candidate for a negative keyword: clearly worse than your account, not just unlucky.':
    'İnsanların reklamlarınızı görmeden önce yazdıkları. “Boşa giden” terimler negatif anahtar kelime adayıdır: Şanssızlık değil, hesabınızdan belirgin biçimde kötüdürler.',
  'No search terms yet. Connect your account or import a search terms report.':
    'Henüz arama terimi yok. Hesabınızı bağlayın ya da arama terimleri raporu aktarın.',
  'From a report of other days: {days}': 'Başka günlerin raporundan: {days}',
  'Which search terms': 'Hangi arama terimleri',
  'Search term': 'Arama terimi',
  Waste: 'Boşa giden',
  'To watch': 'İzlenecek',
  Fine: 'İyi',
  'All ({n})': 'Tümü ({n})',
  'Waste ({n})': 'Boşa giden ({n})',
  'To watch ({n})': 'İzlenecek ({n})',
  'No search term of this timeframe is among these.': 'Bu zaman aralığında böyle bir arama terimi yok.',
  'The account has no conversion rate to compare with yet.':
    'Hesabın karşılaştırılacak bir dönüşüm oranı henüz yok.',
  'At your account’s usual rate, so few conversions come by chance in {share} of cases only.':
    'Hesabınızın olağan oranında bu kadar az dönüşümün şans eseri olma olasılığı yalnızca {share}.',
  'Too few clicks to be sure: by chance alone this happens in {share} of cases.':
    'Emin olmak için tıklama az: Bunun yalnızca şans eseri olma olasılığı {share}.',
  'By device, hour, place and product': 'Cihaza, saate, yere ve ürüne göre',
  'In a row with fewer than 30 conversions, the rates are mostly chance.':
    'Bir satırda 30’dan az dönüşüm varsa oranları çoğunlukla rastlantıdır.',
  'Split by': 'Bölümleme',
  'Devices are known only from a connected account.': 'Cihaz dağılımı için hesabınızın bağlı olması gerekir.',
  'Hours of the day': 'Günün saatleri',
  'Hours are known only from a connected account.': 'Saat dağılımı için hesabınızın bağlı olması gerekir.',
  'Days of the week': 'Haftanın günleri',
  'Days of the week are known only from a connected account.':
    'Gün dağılımı için hesabınızın bağlı olması gerekir.',
  Country: 'Ülke',
  'Countries are known only from a connected account.':
    'Ülke dağılımı için hesabınızın bağlı olması gerekir.',
  City: 'Şehir',
  'Cities are known only from a connected account.': 'Şehir dağılımı için hesabınızın bağlı olması gerekir.',
  Networks: 'Ağlar',
  Network: 'Ağ',
  'Networks are known only from a connected account.': 'Ağ dağılımı için hesabınızın bağlı olması gerekir.',
  'Google search': 'Google arama',
  'Search partners': 'Arama ağı ortakları',
  'Display network': 'Görüntülü Reklam Ağı',
  YouTube: 'YouTube',
  'Several networks': 'Birden çok ağ',
  Age: 'Yaş',
  'Age groups are known only from a connected account, and not for every kind of campaign.':
    'Yaş dağılımı için hesabınızın bağlı olması gerekir; her kampanya türünde bildirilmez.',
  'Gender is known only from a connected account, and not for every kind of campaign.':
    'Cinsiyet dağılımı için hesabınızın bağlı olması gerekir; her kampanya türünde bildirilmez.',
  'Advertised products': 'Reklamı yapılan ürünler',
  'Products are known only from a connected account with Shopping or Performance Max campaigns.':
    'Ürün dağılımı için hesabınızın bağlı olması ve hesapta Alışveriş ya da Maksimum Performans kampanyası bulunması gerekir.',
};

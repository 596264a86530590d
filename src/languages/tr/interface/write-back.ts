import type { Catalogue } from '#languages/catalogue.ts';

export const writeBackTurkish: Catalogue = {
  'Shopify’s own reports': 'Shopify’ın kendi raporları',
  'annotations marketing activity metafield write back': 'not etkinlik işaret grafik geri yazma',
  'Vitrin can write what your posts brought into the reports that you see in Shopify. Nothing is written unless you switch it on, and you can remove it at any time.':
    'Vitrin, gönderilerinizin getirdiklerini Shopify’da gördüğünüz raporlara yazabilir. Siz açmadıkça hiçbir şey yazılmaz; yazılanları dilediğiniz an kaldırabilirsiniz.',
  'What is written belongs to a store, so connect it first.':
    'Yazılanlar bir mağazaya aittir; önce mağazanızı bağlayın.',
  'Failed to load what is written into Shopify.': 'Shopify’a yazılanlar yüklenemedi.',
  'Shopier takes nothing into its reports': 'Shopier raporlarına dışarıdan bir şey almaz',
  'Only Shopify lets others write into its reports. What your posts brought stands in Vitrin.':
    'Raporlarına yazılmasına yalnızca Shopify izin verir. Gönderilerinizin getirdiklerini Vitrin’de görürsünüz.',

  // The switches
  'What is written into Shopify': 'Shopify’a yazılanlar',
  'A mark on your charts for each post': 'Her gönderi için grafiklerinizde bir not',
  'Shopify’s charts then show when a post went out, with what it sold and earned.':
    'Shopify’ın grafikleri bir gönderinin ne zaman çıktığını, yanında da ne sattığını ve ne kazandırdığını gösterir.',
  'Mark on charts': 'Grafiklerdeki not',
  'Remove all marks on charts': 'Grafiklerdeki tüm notları kaldır',
  'A marketing activity for each post': 'Her gönderi için bir pazarlama etkinliği',
  'Shopify’s marketing report then lists your posts, with views, likes, clicks, orders and sales of each day.':
    'Shopify’ın pazarlama raporu gönderilerinizi her günün görüntülenme, beğeni, tıklama, sipariş ve satışıyla listeler.',
  'Marketing activity': 'Pazarlama etkinliği',
  'Remove all marketing activities': 'Tüm pazarlama etkinliklerini kaldır',
  'The post on each order that came by it': 'Gelen her siparişin üzerinde gönderisi',
  'Orders in Shopify then carry the post that the buyer came by, and Shopify’s own sales can be counted by post.':
    'Shopify’daki siparişler, alıcının hangi gönderiden geldiğini taşır; Shopify’ın kendi satışları da gönderiye göre sayılabilir.',
  'Mark on an order': 'Siparişteki işaret',
  'Remove all marks on orders': 'Siparişlerdeki tüm işaretleri kaldır',
  'A discount code for a post, where you ask for one': 'İstediğiniz gönderiye bir indirim kodu',
  'A post in the calendar can then have a code of its own. Its link applies the code by itself, and orders with it are this post’s for certain.':
    'Takvimdeki bir gönderinin kendi kodu olabilir. Bağlantısı kodu kendiliğinden uygular; kodla verilen siparişler kesinlikle o gönderinindir.',
  'Remove all discount codes': 'Tüm indirim kodlarını kaldır',
  'Shopify’s permission: {permissions}.': 'Shopify’daki izin: {permissions}.',
  'It could not be changed. Please try again.': 'Değiştirilemedi. Lütfen yeniden deneyin.',
  'Shopify takes no more marks from Vitrin for now. Those that are there are kept up to date; remove some to make room.':
    'Shopify şimdilik Vitrin’den daha fazla not almıyor. Var olanlar güncel tutulur; yer açmak için bazılarını kaldırın.',
  '{n} stand in Shopify': { other: 'Shopify’da {n} kayıt var' },
  '{n} are being written': { other: '{n} kayıt yazılıyor' },
  'Shopify refused {n}': { other: 'Shopify {n} kaydı reddetti' },
  '{n} are being removed': { other: '{n} kayıt kaldırılıyor' },

  // Permissions
  'Shopify has not given Vitrin this permission yet, so nothing is written.':
    'Shopify bu izni Vitrin’e henüz vermedi; bu yüzden hiçbir şey yazılmıyor.',
  'Give the permission': 'İzin ver',
  'Shopify’s consent page could not be opened. Please try again.':
    'Shopify’ın izin sayfası açılamadı. Lütfen yeniden deneyin.',
  'Nothing is written yet. Add the permission {permissions} to your app in Shopify’s Dev Dashboard and release it; Vitrin notices it by itself.':
    'Henüz hiçbir şey yazılmıyor. Shopify Dev Dashboard’daki uygulamanıza {permissions} iznini ekleyip yayımlayın; Vitrin bunu kendiliğinden fark eder.',
  'Nothing is written yet. This store was connected by a token: add the permission {permissions} to its app in Shopify’s admin. If Shopify then shows another token, connect the store again with it.':
    'Henüz hiçbir şey yazılmıyor. Bu mağaza bir erişim anahtarıyla bağlandı: Shopify yönetiminde uygulamasına {permissions} iznini ekleyin. Shopify yeni bir anahtar gösterirse mağazayı onunla yeniden bağlayın.',

  // What was written, and its removal
  'Written so far': 'Şimdiye kadar yazılanlar',
  'Newest first.': 'En yeniler üstte.',
  'Failed to load what was written.': 'Yazılanlar yüklenemedi.',
  'Nothing has been written yet': 'Henüz bir şey yazılmadı',
  'What a switch writes stands here, within some minutes.':
    'Açtığınız seçeneğin yazdıkları birkaç dakika içinde burada görünür.',
  'Order {name}': 'Sipariş {name}',
  'Being written': 'Yazılıyor',
  'In Shopify': 'Shopify’da',
  'Permission missing': 'İzin eksik',
  'No room in Shopify': 'Shopify’da yer yok',
  Refused: 'Reddedildi',
  'Being removed': 'Kaldırılıyor',
  'It is being removed': 'Kaldırılıyor',
  'The switch is off now.': 'Seçenek artık kapalı.',
  'Not removed': 'Kaldırılamadı',
  'It could not be removed. Please try again.': 'Kaldırılamadı. Lütfen yeniden deneyin.',
  'All of it is being removed.': 'Hepsi kaldırılıyor.',
  'Remove all of it from Shopify?': 'Hepsi Shopify’dan kaldırılsın mı?',
  'Everything of this kind that Vitrin has written disappears from Shopify’s reports, and the switch is turned off. Your figures in Vitrin stay.':
    'Vitrin’in bu türde yazdığı her şey Shopify’ın raporlarından silinir ve seçenek kapatılır. Vitrin’deki rakamlarınız kalır.',
  'Remove all': 'Hepsini kaldır',
  'Remove it from Shopify?': 'Shopify’dan kaldırılsın mı?',
  'It is not written again while the switch stays on.': 'Seçenek açık kaldıkça yeniden yazılmaz.',

  // What Shopify counts
  'What Shopify counts': 'Shopify ne sayıyor',
  'Net sales of the last {n} days by post: once from Shopify’s own report, once from Vitrin.':
    'Son {n} günün gönderiye göre net satışları: bir Shopify’ın kendi raporundan, bir de Vitrin’den.',
  'Shopify is asked within some minutes, once orders carry their post.':
    'Siparişler gönderilerini taşımaya başladıktan birkaç dakika sonra Shopify’a sorulur.',
  'Shopify does not count for Vitrin': 'Shopify bunu Vitrin için saymıyor',
  'Shopify counts {theirs}, Vitrin {ours}': 'Shopify {theirs} sayıyor, Vitrin {ours}',
  'Both agree.': 'İkisi aynı.',
  'Shopify was asked on {moment}.': 'Shopify’a {moment} tarihinde soruldu.',
  'They differ by {difference}.': 'Aralarında {difference} fark var.',
  '{n} orders do not carry their post yet.': { other: '{n} sipariş gönderisini henüz taşımıyor.' },
  'Shopify’s reports can be some hours behind, and a refund may have reached one of the two first.':
    'Shopify’ın raporları birkaç saat geriden gelebilir; bir iade de ikisinden birine daha önce ulaşmış olabilir.',
  Difference: 'Fark',
  none: 'yok',
  'Net sales by post, as Shopify and Vitrin count them':
    'Shopify’ın ve Vitrin’in saydığı biçimde, gönderiye göre net satışlar',
};

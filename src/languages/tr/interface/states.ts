import type { Catalogue } from '#languages/catalogue.ts';

/** Without a network, while figures are counted, with drafts that were kept, and with many stores. */
export const statesTurkish: Catalogue = {
  'You are offline': 'Çevrimdışısınız',
  'You are offline. What you typed stays here; nothing is saved until you are connected again.':
    'Çevrimdışısınız. Yazdıklarınız burada duruyor; yeniden bağlanana kadar hiçbir şey kaydedilmez.',
  'You are offline. Nothing was changed; try again once you are connected.':
    'Çevrimdışısınız. Hiçbir şey değiştirilmedi; bağlandığınızda yeniden deneyin.',
  'This part of Vitrin has not been loaded yet. It opens automatically once you are connected again.':
    'Vitrin’in bu bölümü henüz yüklenmedi. Yeniden bağlandığınızda kendiliğinden açılır.',

  'This is what you typed before. It is not saved yet.':
    'Daha önce yazdıklarınız burada. Henüz kaydedilmedi.',
  'Discard it': 'Taslağı sil',

  // What stands in for sending mail.
  'E-mail': 'E-posta',

  'These figures are being counted again and may be slightly out of date.':
    'Rakamlar yeniden hesaplanıyor; gördükleriniz biraz eski olabilir.',
  'These figures are being counted. They appear as soon as they are ready.':
    'Rakamlar hesaplanıyor. Hazır olduklarında burada görünecekler.',

  'Choose a store': 'Mağaza seçin',
  'Search stores': 'Mağaza ara',
  '{n} stores found': '{n} mağaza bulundu',
  'All stores': 'Tüm mağazalar',
  '{n} stores': '{n} mağaza',
  'This page shows one store at a time: {store}': 'Bu sayfa tek bir mağazayı gösterir: {store}',
};

import type { Catalogue } from '#languages/catalogue.ts';

export const competitorsTurkish: Catalogue = {
  Competitors: 'Rakipler',
  'The competitors could not be loaded.': 'Rakipler yüklenemedi.',
  'Competitors are known to you alone': 'Rakiplerinizi yalnızca siz öğrenebilirsiniz',
  'Google shows who else bids only to the owner of the account, not to any application. Export your auction insights and import them here. Nothing is estimated in their place.':
    'Google, başka kimlerin teklif verdiğini yalnızca hesabın sahibine gösterir, hiçbir uygulamayla paylaşmaz. Açık artırma analizlerinizi dışa aktarıp buraya ekleyin. Vitrin bunların yerine tahmin yürütmez.',
  Domain: 'Alan adı',
  You: 'Siz',
  'Impression share': 'Gösterim payı',
  'how often they were shown out of all times you could have been':
    'sizin gösterilebileceğiniz tüm durumların ne kadarında gösterildikleri',
  Overlap: 'Çakışma',
  'how often they were shown when you were shown too':
    'siz gösterilirken ne sıklıkta onların da gösterildiği',
  'Above you': 'Üstünüzde',
  'how often they stood above you when both were shown':
    'ikiniz de gösterilirken ne sıklıkta üstünüzde yer aldıkları',
  'Top of page': 'Sayfa üstü',
  'how often their ad stood above the search results':
    'reklamlarının ne sıklıkta arama sonuçlarının üstünde yer aldığı',
  'Very first': 'En üst sıra',
  'how often their ad was the very first': 'reklamlarının ne sıklıkta en üstte yer aldığı',
  'You outrank': 'Önlerindesiniz',
  'how often you stood above them, or were shown when they were not':
    'ne sıklıkta üstlerinde yer aldığınız ya da onlar gösterilmezken gösterildiğiniz',
};

import type { Catalogue } from '#languages/catalogue.ts';

export const newsTurkish: Catalogue = {
  'Since your last visit': 'Son ziyaretinizden bu yana',
  'Nothing new since {moment}.': '{moment} tarihinden bu yana yeni bir şey yok.',
  'Close the news': 'Yenilikleri kapat',
  'New insights': 'Yeni içgörüler',
  'Posts published': 'Yayımlanan gönderiler',
  'Posts that need you': 'Sizi bekleyen gönderiler',
  'Posts that failed': 'Başarısız gönderiler',
  'Schedule with a problem': 'Sorunlu plan',
};

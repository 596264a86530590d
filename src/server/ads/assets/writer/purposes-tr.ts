import type { Kind } from '#server/content/writer/voice/kinds.ts';

export const purposesTr: Record<Kind, string[]> = {
  jewellery: [
    'kombine son dokunuş için',
    'özel günler ve geri kalan bütün günler için',
    'biraz ışıltıyı hak eden biri için',
  ],
  shoes: ['günün her adımı için', 'gidiş için de dönüş için de', 'ayakkabıdan başlayan kombinler için'],
  accessories: [
    'evden çıkmadan önceki son dokunuş için',
    'bir ayrıntıya daha yer olan kombinler için',
    'hafta içi de hafta sonu da',
  ],
  clothing: [
    'günlük gardırop için',
    'elin ilk gittiği kombinler için',
    'giyinmenin kolay olması gereken sabahlar için',
  ],
  plants: [
    'daha yeşil bir ev için',
    'büyümeyi izlemeyi sevenler için',
    'evdeki ve bahçedeki yeşil köşeler için',
  ],
  furniture: [
    'hayatın geçtiği oda için',
    'kişiliği olan bir ev için',
    'hâlâ bir şeyi eksik olan o köşe için',
  ],
  kitchen: [
    'mutfak ve sofra için',
    'kahvaltı, akşam yemeği ve aradaki her şey için',
    'sofra kurmayı sevenler için',
  ],
  food: ['günün küçük molası için', 'paylaşmak ya da kendine saklamak için', 'sofra ve kiler için'],
  beauty: ['günlük bakım için', 'kendine ayrılan birkaç dakika için', 'banyo rafı ve seyahat çantası için'],
  toys: [
    'oyun dolu öğleden sonraları için',
    'küçük eller ve büyük fikirler için',
    'doğum günleri ve sebepsiz günler için',
  ],
  stationery: ['fikirler, listeler ve saklanacak her şey için', 'masa ve çanta için', 'kâğıdı sevenler için'],
  photo: ['her yerde bir kare görenler için', 'bir sonraki kareler için', 'saklanmak istenen anlar için'],
  electronics: [
    'iş, oyun ve aradaki her şey için',
    'teknoloji köşesi için',
    'evdeki ya da ofisteki masa için',
  ],
  sports: [
    'hareketli hafta sonları için',
    'oturmaktansa hareket etmeyi sevenler için',
    'hareketli günler için',
  ],
  pets: ['dört patililer için', 'en sevilen ev arkadaşı için', 'patili bir hayatın her günü için'],
  home: ['kişiliği olan bir ev için', 'evdeki keyifli akşamlar için', 'raf, masa ya da pencere önü için'],
  other: ['hediye ya da küçük bir keyif için', 'her gün için', 'özenle seçmeyi sevenler için'],
};

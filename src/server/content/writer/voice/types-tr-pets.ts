import type { TurkishTypes } from './turkish-type.ts';

export const petsTr = {
  'dog-lead': {
    noun: 'tasma',
    whom: 'tasmayı',
    hooks: [
      'Tasma sesi duyuldu, kuyruk çalıştı.',
      'Yürüyüş saati geldi de geçiyor.',
      'Kim kimi gezdiriyor belli değil.',
      'Kapıda bekleyen dört pati var.',
    ],
    lines: [
      'Sabahın altısında parkın yarısı tanıdık.',
      'Her ağaçta bir mola, her köşede bir koku.',
      'Askıdan alındığı an evde bayram.',
      'Yağmur da yağsa tur atılacak.',
    ],
    tips: [
      'Tasma ile boyun arasına iki parmak girmesi doğru sıkılığı gösterir.',
      'Yavru köpek çabuk büyür; tasmayı haftada bir kontrol etmek iyi olur.',
      'İsimlik takmak kaybolma hâlinde en hızlı ipucudur.',
    ],
    tags: ['Tasma', 'KöpekTasması', 'PatiliDostlar', 'KöpekSevgisi'],
  },
  'pet-bed': {
    noun: 'evcil hayvan yatağı',
    whom: 'evcil hayvan yatağını',
    hooks: [
      'Kanepe geri alınabilir belki.',
      'Patilere ait bir köşe.',
      'Üç tur döner, sonra yatar.',
      'Uykunun ustaları için.',
    ],
    lines: [
      'Güneşin vurduğu noktaya konursa mesai başlar.',
      'Önce koklanır, sonra yoğrulur, sonra sahiplenilir.',
      'Horlamanın en sevimlisi buradan gelir.',
      'Bazen de yatak dururken kutusunda yatılır.',
    ],
    tips: [
      'Yatağın boyu, hayvanın uzanmış hâlinden bir karış uzun olmalıdır.',
      'Eski örtüsünü içine koymak yeni yatağa alışmasını kolaylaştırır.',
      'Yatağı cereyan almayan, evi görebildiği bir köşeye koymak iyi olur.',
    ],
    tags: ['KediYatağı', 'KöpekYatağı', 'PatiliDostlar', 'EvcilHayvan'],
  },
  'pet-food': {
    noun: 'mama',
    whom: 'mamayı',
    hooks: [
      'Kabın sesi gelince herkes mutfakta.',
      'Mama saati hiç şaşmaz.',
      'Aç değil ama bakışı öyle.',
      'Kap boş, bakışlar sitemli.',
    ],
    lines: [
      'Sabah alarmı çalmadan yüze dokunan pati.',
      'Poşet hışırtısı üç oda öteden duyulur.',
      'Az önce yememiş gibi davranmanın ustaları.',
      'Kabın başında sessizlik, sonra yalanma.',
    ],
    tips: [
      'Yeni mamaya bir hafta içinde, eskisine azar azar karıştırarak geçmek mideyi yormaz.',
      'Günlük miktar için paketteki kilo tablosuna bakmak yeterlidir.',
      'Açılan paketi ağzı kapalı, serin ve kuru yerde saklamak tazeliğini korur.',
    ],
    tags: ['KediMaması', 'KöpekMaması', 'PatiliDostlar', 'EvcilHayvan'],
  },
  'pet-toy': {
    noun: 'evcil hayvan oyuncağı',
    whom: 'evcil hayvan oyuncağını',
    hooks: [
      'Terlikler kurtuldu: oyuncak geldi.',
      'Gece üçte koridor koşusu.',
      'Atılır, getirilir, bir daha atılır.',
      'Koltuğun altında kaçıncı oyuncak?',
    ],
    lines: [
      'Önce şüpheyle bakılır, sonra bırakılmaz.',
      'Evde yalnız kaldığı saatlere bir eğlence.',
      'Kuyruk havada, göz hedefte.',
      'Misafire gururla gösterilen ilk şey.',
    ],
    tips: [
      'Oyuncağın hayvanın yutamayacağı büyüklükte olması önemlidir.',
      'Kopan, parçalanan oyuncağı hemen kaldırmak en güvenlisi.',
      'Oyuncakları dönüşümlü çıkarmak ilgiyi canlı tutar.',
    ],
    tags: ['KediOyuncağı', 'KöpekOyuncağı', 'PatiliDostlar', 'EvcilHayvan'],
  },
  'scratching-post': {
    noun: 'tırmalama direği',
    whom: 'tırmalama direğini',
    hooks: [
      'Koltuğun köşesi nefes aldı.',
      'Tırnaklar için resmî adres.',
      'Sabah esnemesi burada yapılır.',
      'Kedi önce kutusunu sevdi.',
    ],
    lines: [
      'Uyanır, gerinir, tırmalar; günün ilk işi tamam.',
      'Perdeye değil, direğe tırmanma vakti.',
      'Tepesine çıkıp evi oradan yönetir.',
      'Kanepenin sessiz teşekkürü duyulur gibi.',
    ],
    tips: [
      'Direk, kedi iyice gerindiğinde boyuna yetiyorsa seve seve kullanır.',
      'Kedinin zaten tırmaladığı yerin yanına koymak alışmasını kolaylaştırır.',
      'Sallanan direğe kedi yanaşmaz; sağlam duran bir taban şart.',
    ],
    tags: ['KediTırmalama', 'Kedi', 'KediSevgisi', 'PatiliDostlar'],
  },
} satisfies TurkishTypes;

import type { Catalogue } from '#languages/catalogue.ts';

export const rateFilesTurkish: Catalogue = {
  // Why nothing of a file can be taken over
  'No exchange rates were recognised. The first line has to name the columns: a date and a column for each currency, or date, from, to and rate.':
    'Dosyada döviz kuru bulunamadı. İlk satır sütunların adı olmalı: bir tarih ve her para birimi için bir sütun, ya da tarih, kaynak, hedef ve kur.',
  'The file does not say which currency its rates are for. Add it to the first cell of the first line, such as “Date (EUR)”.':
    'Dosyadaki kurların hangi para birimine göre olduğu yazmıyor. İlk satırın ilk hücresine ekleyin, örneğin “Tarih (EUR)”.',
  'It is not clear how this file writes numbers: its points and commas can be read in two ways. Save it with one kind of decimal mark and import it again.':
    'Bu dosyada sayıların nasıl yazıldığı anlaşılmıyor: nokta ve virgüller iki türlü okunabiliyor. Dosyayı tek bir ondalık işaretiyle kaydedip yeniden içe aktarın.',
  'No line of this file has an exchange rate.': 'Bu dosyanın hiçbir satırında döviz kuru yok.',

  // Why a line is not taken over, or a rate not saved
  'This day is still to come.': 'Bu gün henüz gelmedi.',
  '“{cell}” is not a number.': '“{cell}” bir sayı değil.',
  '“{cell}” cannot be an exchange rate.': '“{cell}” bir döviz kuru olamaz.',
  '“{code}” is not the code of a currency.': '“{code}” bir para birimi kodu değil.',
  'Both currencies are the same.': 'İki para birimi aynı.',
  'This line is not about {base}, as the others are.': 'Bu satır, diğerleri gibi {base} ile ilgili değil.',
  'There is a second rate for {day}. The first one counts.':
    '{day} için ikinci bir kur var. İlki geçerli sayılır.',
  'These rates are no longer here.': 'Bu kurlar artık burada değil.',
  'There are {most} imported files of rates already. Please remove one first.':
    'İçe aktarılmış {most} kur dosyası var. Lütfen önce birini kaldırın.',
  'There are {most} entered rates already. Please remove one first.':
    'Elle girilmiş {most} kur var. Lütfen önce birini kaldırın.',
};

import type { AccountMails } from '#languages/mail-words.ts';
import { RESET_MINUTES } from '#shared/accounts/passwords.ts';
import { VERIFY_HOURS } from '#shared/accounts/verification.ts';

export const account: AccountMails = {
  passwordChanged: {
    subject: 'Vitrin parolanız değiştirildi',
    paragraphs: [
      'Vitrin hesabınızın parolası az önce değiştirildi. Diğer tüm tarayıcılardaki oturumlarınız kapatıldı.',
      'Bunu siz yapmadıysanız hemen yeni bir parola belirleyin.',
    ],
    action: 'Yeni parola belirle',
    footer: 'Bu e-posta, hesabınızın güvenliğini ilgilendirdiği için gönderildi.',
  },
  verify: {
    subject: 'Vitrin için e-posta adresinizi doğrulayın',
    paragraphs: [
      'Vitrin’e hoş geldiniz. Bu adresin size ait olduğunu doğrulayın; haftalık özetler ve uyarılar yalnızca doğrulanmış adreslere gönderilir.',
      `Bağlantı ${VERIFY_HOURS} saat geçerlidir.`,
    ],
    action: 'E-postamı doğrula',
    footer:
      'Bu e-posta, Vitrin’e bu adresle kaydolunduğu için gönderildi. Kaydolan siz değilseniz bir şey yapmanız gerekmez.',
  },
  reset: (hasPassword) => ({
    subject: hasPassword ? 'Vitrin parolanızı yenileyin' : 'Vitrin hesabınıza nasıl giriş yapılır',
    paragraphs: [
      hasPassword
        ? 'Vitrin hesabınız için yeni bir parola istendi. Aşağıdaki bağlantıyla belirleyebilirsiniz.'
        : 'Vitrin hesabınız için yeni bir parola istendi. Bu hesaba Google ile giriş yapıyorsunuz ve hesabın parolası yok: giriş sayfasında “Google”ı seçmeniz yeterli. İsterseniz aşağıdaki bağlantıyla bir parola da belirleyebilirsiniz.',
      `Bağlantı ${RESET_MINUTES} dakika ve yalnızca bir kez geçerlidir. İstek sizden gelmediyse bu e-postayı yok sayın; hiçbir şey değişmez.`,
    ],
    action: 'Yeni parola belirle',
    footer: 'Bu e-posta, Vitrin’de bu adres için yeni parola istendiği için gönderildi.',
  }),
};

import type { AccountMails } from '#languages/mail-words.ts';
import { RESET_MINUTES } from '#shared/accounts/passwords.ts';
import { VERIFY_HOURS } from '#shared/accounts/verification.ts';

const SECURITY = {
  action: 'Güvenlik ayarlarıma bak',
  footer: 'Bu e-posta, hesabınızın güvenliğini ilgilendirdiği için gönderildi.',
};
const OF_TOKENS = {
  action: 'Erişim anahtarlarına bak',
  footer: 'Bu e-posta, programların hesabınızda neler yapabileceğiyle ilgili olduğu için gönderildi.',
};
const NOT_YOU =
  'Bunu siz yapmadıysanız giriş yapıp yeni bir parola belirleyin ve diğer tüm oturumları kapatın. Artık giriş yapamıyorsanız bu Vitrin’in yöneticisine yazın.';

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
  passkeyAdded: (name) => ({
    ...SECURITY,
    subject: 'Vitrin hesabınıza bir geçiş anahtarı eklendi',
    paragraphs: [`“${name}” geçiş anahtarıyla artık Vitrin hesabınıza giriş yapılabilir.`, NOT_YOU],
  }),
  passkeyRemoved: (name) => ({
    ...SECURITY,
    subject: 'Vitrin hesabınızdan bir geçiş anahtarı kaldırıldı',
    paragraphs: [`“${name}” geçiş anahtarıyla artık Vitrin hesabınıza giriş yapılamaz.`, NOT_YOU],
  }),
  secondFactorOn: {
    ...SECURITY,
    subject: 'Vitrin hesabınız artık kod da istiyor',
    paragraphs: [
      'Vitrin hesabınızda iki adımlı giriş açıldı: parola veya Google ile girişte artık uygulamanızdaki kod da istenir.',
      'Kurtarma kodlarınızı, uygulamanın bulunduğu telefondan ayrı, güvenli bir yerde saklayın.',
      NOT_YOU,
    ],
  },
  secondFactorOff: {
    ...SECURITY,
    subject: 'Vitrin hesabınız artık kod istemiyor',
    paragraphs: [
      'Vitrin hesabınızda iki adımlı giriş kapatıldı: giriş için parolanız veya Google yeterli.',
      NOT_YOU,
    ],
  },
  recoveryCodeUsed: (left) => ({
    ...SECURITY,
    subject: 'Vitrin hesabınızın bir kurtarma kodu kullanıldı',
    paragraphs: [
      left === 0
        ? 'Vitrin hesabınızın son kurtarma kodu az önce kullanıldı. Hemen ayarlardan yenilerini oluşturun: onlar olmadan telefonunuzu kaybederseniz hesabınıza giremezsiniz.'
        : `Az önce uygulamanızdaki kodun yerine Vitrin hesabınızın bir kurtarma kodu kullanıldı. Geriye ${left} kod kaldı.`,
      NOT_YOU,
    ],
  }),
  recoveryCodesRenewed: {
    ...SECURITY,
    subject: 'Vitrin hesabınızın yeni kurtarma kodları var',
    paragraphs: [
      'Vitrin hesabınız için yeni kurtarma kodları oluşturuldu. Öncekiler artık geçerli değil.',
      NOT_YOU,
    ],
  },
  factorsReset: {
    ...SECURITY,
    subject: 'Vitrin hesabınızın iki adımlı girişi kaldırıldı',
    paragraphs: [
      'Bu Vitrin’in yöneticisi hesabınızın geçiş anahtarlarını, iki adımlı girişini ve kurtarma kodlarını kaldırdı ve tüm oturumlarınızı kapattı.',
      'Parolanız veya Google ile giriş yapıp bunları yeniden kurun. Bunu siz istemediyseniz bu Vitrin’in yöneticisine yazın.',
    ],
  },
  accessTokenMade: (name) => ({
    ...OF_TOKENS,
    subject: 'Vitrin hesabınız için bir erişim anahtarı oluşturuldu',
    paragraphs: [
      `Bir program artık “${name}” erişim anahtarıyla, izin verdiğiniz ölçüde, sizin adınıza Vitrin’e bağlanabilir.`,
      'Bunu siz yapmadıysanız anahtarı iptal edin, yeni bir parola belirleyin ve diğer tüm oturumları kapatın.',
    ],
  }),
  accessTokenEnds: (name, days) => ({
    ...OF_TOKENS,
    subject: `“${name}” erişim anahtarının süresi doluyor`,
    paragraphs: [
      days === 1
        ? `“${name}” erişim anahtarının süresi bir gün içinde doluyor. Onu kullanan program bundan sonra Vitrin’e bağlanamaz.`
        : `“${name}” erişim anahtarının süresi ${days} gün sonra doluyor. Onu kullanan program bundan sonra Vitrin’e bağlanamaz.`,
      'Yeni bir anahtar oluşturup programda eskisinin yerine girin.',
    ],
  }),
  invitation: ({ by, storeNames, days }) => ({
    subject: `${by} sizi Vitrin’e davet ediyor`,
    paragraphs: [
      storeNames.length > 0
        ? `${by}, sizinle Vitrin’de birlikte çalışmak istiyor: rakamlar, gönderiler ve takvim tek yerde. Mağazalar: ${new Intl.ListFormat('tr-TR').format(storeNames)}.`
        : `${by}, sizinle Vitrin’de birlikte çalışmak istiyor: rakamlar, gönderiler ve takvim tek yerde.`,
      `Bu e-posta adresiyle giriş yapın veya yeni bir hesap oluşturun. Bağlantı ${days} gün geçerlidir.`,
    ],
    action: 'Daveti gör',
    footer: `Bu e-posta, ${by} adresinizi girdiği için gönderildi. Kendisini tanımıyorsanız bir şey yapmanız gerekmez.`,
  }),
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

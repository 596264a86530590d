import type { Catalogue } from '#languages/catalogue.ts';

/** Passkeys, codes of an app, and who signed in. */
export const twoStepTurkish: Catalogue = {
  'No passkey was used: it was cancelled, or it took too long.':
    'Geçiş anahtarı kullanılmadı: işlem iptal edildi ya da çok uzun sürdü.',
  'This device already has a passkey for your account.':
    'Bu cihazda hesabınızın bir geçiş anahtarı zaten var.',
  'Passkeys do not work at this address of Vitrin.': 'Geçiş anahtarları Vitrin’in bu adresinde çalışmıyor.',
  'Your browser could not use a passkey here.': 'Tarayıcınız burada geçiş anahtarı kullanamadı.',
  'The passkey could not be checked. Please try again.':
    'Geçiş anahtarı denetlenemedi. Lütfen yeniden deneyin.',
  'Waiting for your passkey...': 'Geçiş anahtarınız bekleniyor...',
  'Sign in with a passkey': 'Geçiş anahtarıyla giriş yap',
  'This took too long. Please start again.': 'Çok uzun sürdü. Lütfen baştan başlayın.',
  'No account here has this passkey. It may have been removed. Please sign in another way.':
    'Burada bu geçiş anahtarına sahip bir hesap yok. Anahtar kaldırılmış olabilir. Lütfen başka bir yolla giriş yapın.',
  'This passkey was not accepted.': 'Bu geçiş anahtarı kabul edilmedi.',
  'This passkey is saved already.': 'Bu geçiş anahtarı zaten kayıtlı.',
  'An account can have {most} passkeys. Please remove one first.':
    'Bir hesapta en çok {most} geçiş anahtarı olabilir. Lütfen önce birini kaldırın.',

  // The second step
  'Enter your code': 'Kodunuzu girin',
  'Open your app for codes and enter the one it shows for {email}.':
    'Kod uygulamanızı açın ve {email} için gösterdiği kodu girin.',
  'This took too long. Please sign in again.': 'Çok uzun sürdü. Lütfen yeniden giriş yapın.',
  'The code could not be checked. Please try again.': 'Kod denetlenemedi. Lütfen yeniden deneyin.',
  'Recovery code': 'Kurtarma kodu',
  'Each of your recovery codes works once.': 'Kurtarma kodlarınızın her biri bir kez geçerlidir.',
  'Six digits': 'Altı rakam',
  'Use a code of the app': 'Uygulamadaki kodu kullan',
  'Use a recovery code': 'Kurtarma kodu kullan',
  'No app and no recovery code left? Write to {address}.':
    'Uygulamanız da kurtarma kodunuz da kalmadı mı? {address} adresine yazın.',
  'No app and no recovery code left? Please ask the administrator of this Vitrin.':
    'Uygulamanız da kurtarma kodunuz da kalmadı mı? Lütfen bu Vitrin’in yöneticisine danışın.',
  'Please enter a code': 'Lütfen bir kod girin',
  'This code is not right.': 'Bu kod doğru değil.',
  'This code is not right. Please enter the one your app shows now.':
    'Bu kod doğru değil. Lütfen uygulamanızın şu anda gösterdiği kodu girin.',
  'This code has been used already. Please wait for the next one.':
    'Bu kod zaten kullanıldı. Lütfen bir sonrakini bekleyin.',
  'Too many wrong codes. Please try again in an hour.':
    'Çok fazla yanlış kod girildi. Lütfen bir saat sonra yeniden deneyin.',
  'Codes of your app cannot be checked at the moment. Please use a recovery code or a passkey.':
    'Uygulamanızın kodları şu anda denetlenemiyor. Lütfen bir kurtarma kodu ya da geçiş anahtarı kullanın.',
  'Two-step sign-in is on already.': 'İki adımlı giriş zaten açık.',
  'Two-step sign-in is not on.': 'İki adımlı giriş açık değil.',
  'This took too long. Please set up the app again.': 'Çok uzun sürdü. Lütfen uygulamayı yeniden kurun.',
  'Please enter a code from your app.': 'Lütfen uygulamanızdaki kodu girin.',

  // Asked again
  'Enter a code from your app': 'Uygulamanızdaki kodu girin',
  'Code from your app, or a recovery code': 'Uygulamanızdaki kod ya da bir kurtarma kodu',
  'Your browser will ask for your passkey.': 'Tarayıcınız geçiş anahtarınızı isteyecek.',
  'Use a passkey instead': 'Bunun yerine geçiş anahtarı kullan',
  'Use a code instead': 'Bunun yerine kod kullan',
  'Use your password instead': 'Bunun yerine parola kullan',

  // Passkeys
  Passkey: 'Geçiş anahtarı',
  Passkeys: 'Geçiş anahtarları',
  'Sign in with your fingerprint, your face or the lock of your device, without a password.':
    'Parola olmadan; parmak iziniz, yüzünüz ya da cihazınızın ekran kilidiyle giriş yapın.',
  'This browser cannot make passkeys.': 'Bu tarayıcı geçiş anahtarı oluşturamıyor.',
  'Add a passkey': 'Geçiş anahtarı ekle',
  'First confirm that it is you. Then your browser asks where to save the passkey.':
    'Önce siz olduğunuzu onaylayın. Ardından tarayıcınız geçiş anahtarını nereye kaydedeceğini sorar.',
  Continue: 'Devam et',
  'Passkey added': 'Geçiş anahtarı eklendi',
  'The passkey could not be added. Please try again.': 'Geçiş anahtarı eklenemedi. Lütfen yeniden deneyin.',
  'Remove {name}?': '{name} kaldırılsın mı?',
  'Remove {name}': 'Kaldır: {name}',
  'It no longer signs in to your account. You can delete it from your device or password manager afterwards.':
    'Hesabınıza artık onunla giriş yapılamaz. Ardından onu cihazınızdan ya da parola yöneticinizden de silebilirsiniz.',
  'Passkey removed': 'Geçiş anahtarı kaldırıldı',
  'The passkey could not be removed. Please try again.':
    'Geçiş anahtarı kaldırılamadı. Lütfen yeniden deneyin.',
  'Rename {name}': 'Yeniden adlandır: {name}',
  'A name by which you know the device.': 'Cihazı tanıyacağınız bir ad.',
  'A name is required': 'Bir ad gerekli',
  'Please use at most 60 characters': 'Lütfen en çok 60 karakter kullanın',
  'On one device only': 'Yalnızca bir cihazda',
  'Added {moment}': 'Eklenme: {moment}',
  'Not used yet': 'Henüz kullanılmadı',

  // Two-step sign-in
  'Two-step sign-in': 'İki adımlı giriş',
  'After your password or Google, a code of an app on your phone is asked for.':
    'Parolanızdan ya da Google’dan sonra telefonunuzdaki bir uygulamanın kodu istenir.',
  On: 'Açık',
  'On since {moment}': 'Açılış: {moment}',
  'Set up': 'Kur',
  'Set up two-step sign-in': 'İki adımlı girişi kur',
  'You need an app for codes on your phone, such as Google Authenticator, Microsoft Authenticator or your password manager. First confirm that it is you.':
    'Telefonunuzda Google Authenticator, Microsoft Authenticator ya da parola yöneticiniz gibi bir kod uygulaması gerekir. Önce siz olduğunuzu onaylayın.',
  'This could not be started. Please try again.': 'Başlatılamadı. Lütfen yeniden deneyin.',
  'Scan the picture with your app, then enter the code that it shows.':
    'Görseli uygulamanızla tarayın, sonra gösterdiği kodu girin.',
  'Turn on': 'Aç',
  'Not turned on yet': 'Henüz açılmadı',
  'QR code for your app': 'Uygulamanız için QR kodu',
  'On the same phone, or without a camera, type this key:':
    'Aynı telefondaysanız ya da kameranız yoksa bu anahtarı yazın:',
  'Code from your app': 'Uygulamanızdaki kod',
  'Turn off': 'Kapat',
  'Turning off...': 'Kapatılıyor...',
  'Turn off two-step sign-in?': 'İki adımlı giriş kapatılsın mı?',
  'Your password or Google is enough to sign in then. Your recovery codes stop working.':
    'Bundan sonra giriş için parolanız ya da Google yeterli olur. Kurtarma kodlarınız geçersiz kalır.',
  'Two-step sign-in is off': 'İki adımlı giriş kapatıldı',
  'Two-step sign-in could not be turned off. Please try again.':
    'İki adımlı giriş kapatılamadı. Lütfen yeniden deneyin.',
  '{n} recovery codes left': { other: '{n} kurtarma kodu kaldı' },
  'Make new ones: without them, a lost phone locks you out.':
    'Yenilerini oluşturun: onlar olmadan telefonunuzu kaybederseniz hesabınıza giremezsiniz.',
  'New recovery codes': 'Yeni kurtarma kodları',
  'Make new recovery codes?': 'Yeni kurtarma kodları oluşturulsun mu?',
  'The ones you have now stop working.': 'Şu anki kodlarınız geçersiz kalır.',
  'Make new codes': 'Yeni kodlar oluştur',
  'Making...': 'Oluşturuluyor...',
  'New codes could not be made. Please try again.': 'Yeni kodlar oluşturulamadı. Lütfen yeniden deneyin.',
  'Recovery codes': 'Kurtarma kodları',
  'Your recovery codes': 'Kurtarma kodlarınız',
  'Each signs you in once when your app is not at hand.':
    'Uygulamanız yanınızda olmadığında her biriyle bir kez giriş yapabilirsiniz.',
  'Save these codes now, away from your phone. They are not shown again.':
    'Bu kodları şimdi, telefonunuzdan ayrı bir yere kaydedin. Bir daha gösterilmezler.',
  'I have saved them': 'Kaydettim',

  // Sign-ins
  'Sign-ins of the last 90 days': 'Son 90 günün girişleri',
  'Something you do not recognise? Change your password: that signs out every other browser.':
    'Tanımadığınız bir giriş mi var? Parolanızı değiştirin: diğer tüm tarayıcılardaki oturumlar kapanır.',
  'Failed to load the sign-ins.': 'Girişler yüklenemedi.',
  'No sign-ins are recorded yet.': 'Henüz kayıtlı bir giriş yok.',
  'Show all {count}': 'Tümünü göster ({count})',
  'No code entered': 'Kod girilmedi',
  'Wrong code': 'Yanlış kod',
  '{way}, then a code': '{way}, ardından kod',
  '{way}, then a recovery code': '{way}, ardından kurtarma kodu',
  'Account created': 'Hesap oluşturuldu',
  'Link from an e-mail': 'E-postadaki bağlantı',
};

import type { Catalogue } from '#languages/catalogue.ts';

export const authTurkish: Catalogue = {
  'Forgot password?': 'Parolanızı mı unuttunuz?',
  'By continuing with Google you accept the {policy}.':
    'Google ile devam ederek {policy} metnini kabul etmiş olursunuz.',
  'Back to sign in': 'Girişe dön',
  'Go to the dashboard': 'Ana Panel’e git',

  // A forgotten password
  'We send you a link with which you choose a new one.':
    'Yeni bir parola belirleyebilmeniz için size bir bağlantı göndeririz.',
  'This installation has no mail server, so it cannot send links. Please ask its administrator.':
    'Bu kurulumda e-posta sunucusu yok, bu yüzden bağlantı gönderilemiyor. Lütfen sistem yöneticisine danışın.',
  'This installation has no mail server, so it cannot send links.':
    'Bu kurulumda e-posta sunucusu yok, bu yüzden bağlantı gönderilemiyor.',
  'If an account exists for this address, we have sent a link.':
    'Bu adrese ait bir hesap varsa bağlantıyı gönderdik.',
  'The link is valid for {minutes} minutes. Please check your spam folder too.':
    'Bağlantı {minutes} dakika geçerlidir. İstenmeyen e-posta klasörünüze de bakın.',
  'Sending...': 'Gönderiliyor...',
  'Send link': 'Bağlantı gönder',
  'The link could not be sent. Please try again.': 'Bağlantı gönderilemedi. Lütfen yeniden deneyin.',
  'Choose a new password': 'Yeni parola belirleyin',
  'For the account of {email}.': '{email} hesabı için.',
  'Ask for a new link': 'Yeni bağlantı iste',
  'New password': 'Yeni parola',
  'Confirm new password': 'Yeni parola (tekrar)',
  'Changing...': 'Değiştiriliyor...',
  'Change password': 'Parolayı değiştir',
  'Password changed': 'Parola değiştirildi',
  'You are signed out in every other browser.': 'Diğer tüm tarayıcılardaki oturumlarınız kapatıldı.',
  'The password could not be changed. Please try again.': 'Parola değiştirilemedi. Lütfen yeniden deneyin.',
  'The link could not be checked. Please reload the page.':
    'Bağlantı doğrulanamadı. Lütfen sayfayı yenileyin.',
  'The link is incomplete.': 'Bağlantı eksik.',
  'This link has already been used, was replaced by a newer one, or has expired.':
    'Bu bağlantı kullanılmış, yerine yenisi gönderilmiş ya da süresi dolmuş.',

  // Verifying an address
  'Verify your email': 'E-postanızı doğrulayın',
  '{email} is verified. Thank you.': '{email} doğrulandı. Teşekkürler.',
  '{email} is verified already.': '{email} zaten doğrulanmış.',
  'This link has expired or is incomplete. Sign in and choose “Send again” in the settings.':
    'Bu bağlantının süresi dolmuş ya da bağlantı eksik. Giriş yapıp ayarlarda “Yeniden gönder”i seçin.',
  'Send again': 'Yeniden gönder',
  'We sent a link to {email}. Weekly summaries and alerts go to verified addresses only.':
    '{email} adresine bir bağlantı gönderdik. Haftalık özetler ve uyarılar yalnızca doğrulanmış adreslere gönderilir.',
  'A new link is on its way to {email}.': 'Yeni bağlantı {email} adresine gönderiliyor.',
  'We have sent several links already. Please check your inbox, or try again in an hour.':
    'Size zaten birkaç bağlantı gönderdik. Posta kutunuza bakın ya da bir saat sonra yeniden deneyin.',

  // Google
  'Connect Google': 'Google’ı bağlayın',
  'This e-mail already has an account. Enter its password once to connect Google.':
    'Bu e-postaya ait bir hesap zaten var. Google’ı bağlamak için hesabın parolasını bir kez girin.',
  'This took too long. Please choose “Google” on the sign-in page again.':
    'Bu işlem çok uzun sürdü. Lütfen giriş sayfasında yeniden “Google”ı seçin.',
  'Connect and sign in': 'Bağla ve giriş yap',
  'Google could not be connected. Please try again.': 'Google bağlanamadı. Lütfen yeniden deneyin.',
  'You did not give consent at Google, so you were not signed in.':
    'Google’da onay vermediğiniz için giriş yapılmadı.',
  'The sign-in at Google took too long or was already completed. Please start again.':
    'Google onayı çok uzun sürdü ya da daha önce kullanılmış. Lütfen baştan başlayın.',
  'The reply from Google belongs to another browser or tab. Please start again.':
    'Google’dan gelen yanıt başka bir tarayıcıya ya da sekmeye ait. Lütfen baştan başlayın.',
  'Google has not verified the e-mail of this account. Verify it there, or sign up with a password.':
    'Google bu hesabın e-postasını doğrulamamış. Önce orada doğrulayın ya da parolayla kaydolun.',
  'This e-mail belongs to an account that signs in with another Google account. Choose that one, or “Forgot password?”.':
    'Bu e-posta, başka bir Google hesabıyla giriş yapılan bir hesaba ait. O Google hesabını ya da “Parolanızı mı unuttunuz?” bağlantısını seçin.',
  'Google did not confirm who signed in.': 'Google, kimin giriş yaptığını doğrulamadı.',
  'Google does not answer at the moment. Please try again in a few minutes or use your e-mail and password.':
    'Google şu anda yanıt vermiyor. Birkaç dakika sonra yeniden deneyin ya da e-posta ve parolanızı kullanın.',

  // Security in the settings
  Security: 'Güvenlik',
  'How you sign in, and where you are signed in.':
    'Nasıl giriş yaptığınız ve nerelerde oturumunuzun açık olduğu.',
  'Failed to load where you are signed in.': 'Açık oturumlarınız yüklenemedi.',
  'You sign in with: {ways}': 'Giriş yönteminiz: {ways}',
  'Set a password': 'Parola belirle',
  'Every other browser is signed out.': 'Diğer tüm tarayıcılardaki oturumlar kapatılır.',
  'Current password': 'Mevcut parola',
  'Show current password': 'Mevcut parolayı göster',
  'Hide current password': 'Mevcut parolayı gizle',
  'This is not your current password.': 'Bu, mevcut parolanız değil.',
  'To set a password too, log out and sign in with Google again.':
    'Ayrıca bir parola belirlemek için çıkış yapıp Google ile yeniden giriş yapın.',
  'Send a link to set a password': 'Parola belirleme bağlantısı gönder',
  'Link sent': 'Bağlantı gönderildi',
  'Please check the inbox of {email}.': '{email} adresinin posta kutusuna bakın.',
  'Where you are signed in': 'Açık oturumlarınız',
  'This browser': 'Bu tarayıcı',
  '{browser} on {system}': '{system} üzerinde {browser}',
  'Unknown browser': 'Bilinmeyen tarayıcı',
  'Unknown browser on {system}': '{system} üzerinde bilinmeyen tarayıcı',
  'Signed in {moment}': 'Giriş: {moment}',
  'Last used {moment}': 'Son kullanım: {moment}',
  'Sign out': 'Oturumu kapat',
  'Sign out in {browser}': 'Oturumu kapat: {browser}',
  'Signed out in {browser}': 'Oturum kapatıldı: {browser}',
  'Sign out everywhere else': 'Diğer tüm oturumları kapat',
  'Signed out everywhere else': 'Diğer tüm oturumlar kapatıldı',
  'Signing out failed. Please try again.': 'Oturum kapatılamadı. Lütfen yeniden deneyin.',
};

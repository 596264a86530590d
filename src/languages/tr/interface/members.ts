import type { Catalogue } from '#languages/catalogue.ts';

export const membersTurkish: Catalogue = {
  // Roles
  Owner: 'Sahip',
  Manager: 'Yönetici',
  Editor: 'Editör',
  Approver: 'Onaylayan',
  Viewer: 'İzleyici',
  'Everything, in all stores: members, and disconnecting stores, too.':
    'Tüm mağazalarda her şeyi yapar; üyeleri yönetir, mağazaların bağlantısını da keser.',
  'Writes and approves posts, and settles how stores and accounts work.':
    'Gönderileri yazar ve onaylar, mağazaları ve hesapları yönetir.',
  'Writes posts and content. What is written waits for approval before it goes out.':
    'Gönderi ve içerik yazar. Yazdıkları yayınlanmadan önce onay bekler.',
  'Looks at everything and decides which posts go out.':
    'Her şeyi görür, hangi gönderilerin yayınlanacağına karar verir.',
  'Looks at everything and changes nothing.': 'Her şeyi görür, hiçbir şeyi değiştirmez.',
  'This takes a member of the account.': 'Bunu yalnızca hesabın üyeleri yapabilir.',
  'This takes an editor, a manager or an owner.':
    'Bunu yalnızca editörler, yöneticiler ve sahipler yapabilir.',
  'This takes an approver, a manager or an owner.':
    'Bunu yalnızca onaylayanlar, yöneticiler ve sahipler yapabilir.',
  'This takes a manager or an owner.': 'Bunu yalnızca yöneticiler ve sahipler yapabilir.',
  'This takes an owner.': 'Bunu yalnızca sahipler yapabilir.',

  // What a role sees
  'You can look at everything here. Changing it takes an editor, a manager or an owner.':
    'Buradaki her şeyi görebilirsiniz. Değişiklikleri editörler, yöneticiler ve sahipler yapar.',
  'You can look at everything here. Changing it takes a manager or an owner.':
    'Buradaki her şeyi görebilirsiniz. Değişiklikleri yöneticiler ve sahipler yapar.',
  'What you write here waits for approval before it goes out.':
    'Burada yazdıklarınız yayınlanmadan önce onay bekler.',
  'You decide here which posts go out. Writing them takes an editor, a manager or an owner.':
    'Hangi gönderilerin yayınlanacağına burada siz karar verirsiniz. Gönderileri editörler, yöneticiler ve sahipler yazar.',
  'Ask for approval': 'Onaya gönder',
  'Waits for approval': 'Onay bekliyor',
  '{n} posts wait for approval.': '{n} gönderi onay bekliyor.',

  // The page
  Members: 'Üyeler',
  'Who works in this account, and what each of them may do.':
    'Bu hesapta kimler çalışıyor, her biri neler yapabilir.',
  'Show members': 'Üyeleri göster',
  'team colleagues invite roles permissions': 'ekip çalışanlar davet roller yetkiler izinler',
  'Failed to load the members.': 'Üyeler yüklenemedi.',
  'You work here alone': 'Burada tek başınıza çalışıyorsunuz',
  'Invite the people you work with, each with a role and for the stores you choose.':
    'Birlikte çalıştığınız kişileri, seçtiğiniz rol ve mağazalarla davet edin.',
  'Invite a member': 'Üye davet et',
  'Owners invite members and decide what each of them may do.':
    'Üyeleri hesabın sahipleri davet eder ve neler yapabileceklerine onlar karar verir.',
  'In this account': 'Bu hesapta',
  You: 'Siz',
  'Since {date}': '{date} tarihinden beri',
  'Last seen {moment}': 'Son görülme: {moment}',
  'Not seen yet': 'Henüz görülmedi',
  'With a second factor': 'İkinci doğrulama var',
  'Without a second factor': 'İkinci doğrulama yok',
  'Change what {name} may do': '{name} üyesinin yetkilerini değiştir',
  'What {name} may do': '{name} neler yapabilir',
  'It counts at once, wherever they are signed in.':
    'Oturumlarının açık olduğu her yerde hemen geçerli olur.',
  Role: 'Rol',
  'Those you connect later, too.': 'Sonradan bağlayacaklarınız da dahil.',
  'Chosen stores': 'Seçilen mağazalar',
  'Choose at least one store': 'En az bir mağaza seçin',
  'The change could not be saved. Please try again.': 'Değişiklik kaydedilemedi. Lütfen tekrar deneyin.',
  'At once, {name} no longer sees anything of this account and can change nothing in it. What they wrote and planned stays. Their own Vitrin account is not touched.':
    '{name} bu hesaptaki hiçbir şeyi artık göremez ve değiştiremez; bu hemen geçerli olur. Yazdıkları ve planladıkları kalır. Kendi Vitrin hesabı etkilenmez.',
  '{name} was removed': '{name} hesaptan çıkarıldı',
  'The member could not be removed. Please try again.': 'Üye çıkarılamadı. Lütfen tekrar deneyin.',

  // Invitations
  'They get a link that is valid for {n} days.': 'Kendilerine {n} gün geçerli bir bağlantı gönderilir.',
  'Invite {email} again?': '{email} yeniden davet edilsin mi?',
  'They get a new link that is valid for {n} days. The one before opens nothing any more.':
    'Kendilerine {n} gün geçerli yeni bir bağlantı gönderilir. Önceki bağlantı artık çalışmaz.',
  Invite: 'Davet et',
  'Inviting...': 'Davet ediliyor...',
  'Invitation sent': 'Davet gönderildi',
  'The invitation could not be sent. Please try again.': 'Davet gönderilemedi. Lütfen tekrar deneyin.',
  'Open invitations': 'Bekleyen davetler',
  Expired: 'Süresi doldu',
  'Invited by {name}': 'Davet eden: {name}',
  'Valid until {moment}': 'Geçerlilik: {moment}',
  'Send the invitation to {email} again': '{email} adresine daveti yeniden gönder',
  'New link for {email}': '{email} için yeni bağlantı',
  'New link': 'Yeni bağlantı',
  'Withdraw the invitation of {email}': '{email} adresinin davetini geri çek',
  Withdraw: 'Geri çek',
  'Invitation withdrawn': 'Davet geri çekildi',
  'The invitation could not be withdrawn. Please try again.': 'Davet geri çekilemedi. Lütfen tekrar deneyin.',
  'Pass this link on': 'Bu bağlantıyı iletin',
  'No mail goes out from here. Send the link to {email} yourself; it is shown only now.':
    'Buradan e-posta gönderilmiyor. Bağlantıyı {email} adresine kendiniz iletin; yalnızca şimdi gösterilir.',
  'Link of the invitation': 'Davet bağlantısı',

  // Second factor
  'Members must have a second factor': 'Üyeler için ikinci doğrulama zorunlu',
  'A code from an app after the password. Members without one can only set it up.':
    'Paroladan sonra bir uygulama kodu. Uygulaması kurulu olmayan üye yalnızca kurulum yapabilir.',
  'All members of this account need a second factor.':
    'Bu hesabın tüm üyeleri için ikinci doğrulama zorunludur.',
  'Set up a second factor for yourself first.': 'Önce kendiniz için ikinci doğrulamayı kurun.',
  'Require a second factor?': 'İkinci doğrulama zorunlu olsun mu?',
  'No longer require a second factor?': 'İkinci doğrulama zorunlu olmaktan çıksın mı?',
  'Each member then decides for themselves.': 'Bundan sonra her üye kendisi karar verir.',
  'Require it': 'Zorunlu yap',
  'No longer require it': 'Zorunluluğu kaldır',
  'A second factor is required now': 'İkinci doğrulama artık zorunlu',
  'A second factor is no longer required': 'İkinci doğrulama artık zorunlu değil',
  'All members have one already.': 'Tüm üyelerde zaten var.',
  '{n} members have none yet and can only set one up from then on.':
    '{n} üyede henüz yok; bundan sonra yalnızca kurulum yapabilirler.',
  'One more step': 'Bir adım kaldı',
  'This account asks for a second factor': 'Bu hesap ikinci doğrulama istiyor',
  'Open Security': 'Güvenliği aç',
  'All members of the account of {name} sign in with a code from an app. Set one up under Security, and everything opens.':
    '{name} hesabının tüm üyeleri bir uygulama koduyla giriş yapar. Güvenlik bölümünde kurun, sonra her şey açılır.',

  // Leaving
  'Leave this account': 'Bu hesaptan ayrıl',
  'Leave this account?': 'Bu hesaptan ayrılmak istiyor musunuz?',
  'To hand the account over, make another member an owner, then leave.':
    'Hesabı devretmek için önce başka bir üyeyi sahip yapın, sonra ayrılın.',
  'You no longer see anything of it then. What you wrote and planned stays.':
    'Ayrıldıktan sonra hesaptaki hiçbir şeyi göremezsiniz. Yazdıklarınız ve planladıklarınız kalır.',
  'You are the only owner. Make another member an owner first.':
    'Hesabın tek sahibi sizsiniz. Önce başka bir üyeyi sahip yapın.',
  'At once, you no longer see anything of it. To come back you need a new invitation of an owner.':
    'Hesaptaki hiçbir şeyi artık göremezsiniz; bu hemen geçerli olur. Geri dönmek için bir sahibin yeni daveti gerekir.',
  'Leaving...': 'Ayrılınıyor...',
  'You could not leave. Please try again.': 'Hesaptan ayrılamadınız. Lütfen tekrar deneyin.',

  // Several accounts
  'Account of {name}': '{name} hesabı',
  'You are in the account of {name} now.': 'Şu anda {name} hesabındasınız.',
  'You are no longer a member of that account.': 'Artık o hesabın üyesi değilsiniz.',
  'The account could not be opened. Please try again.': 'Hesap açılamadı. Lütfen tekrar deneyin.',

  // The link of an invitation
  Invitation: 'Davet',
  'The invitation could not be read. Please reload the page.': 'Davet okunamadı. Lütfen sayfayı yenileyin.',
  '{name} invites you to work together': '{name} sizi birlikte çalışmaya davet ediyor',
  'Your role': 'Rolünüz',
  'For the address': 'Davet edilen adres',
  'Sign in with {email} to join.': 'Katılmak için {email} ile giriş yapın.',
  'Create a Vitrin account with {email} to join.': 'Katılmak için {email} ile bir Vitrin hesabı oluşturun.',
  'You are signed in as {email}. This invitation is for {wanted}: log out, and sign in with that address.':
    '{email} olarak giriş yaptınız. Bu davet {wanted} adresi için: çıkış yapın ve o adresle giriş yapın.',
  Join: 'Katıl',
  'Joining...': 'Katılınıyor...',
  'You could not join. Please try again.': 'Katılamadınız. Lütfen tekrar deneyin.',
  'An account needs an owner. Please make another member an owner first.':
    'Her hesabın bir sahibi olmalı. Lütfen önce başka bir üyeyi sahip yapın.',
  'This person is a member already.': 'Bu kişi zaten üye.',
  'An owner has all stores. Please choose another role for some of them.':
    'Sahip, tüm mağazaları görür. Yalnızca bazıları için lütfen başka bir rol seçin.',
  'One of these stores is no longer connected. Please reload the page.':
    'Bu mağazalardan birinin bağlantısı kesilmiş. Lütfen sayfayı yenileyin.',
  'An account has at most 100 members.': 'Bir hesapta en fazla 100 üye olabilir.',
  'Many invitations were sent already. Please try again in an hour.':
    'Kısa sürede çok sayıda davet gönderildi. Lütfen bir saat sonra tekrar deneyin.',
  'This invitation was withdrawn, replaced by a newer one or used already.':
    'Bu davet geri çekilmiş, yenisiyle değiştirilmiş veya zaten kullanılmış.',
  'This invitation has expired. Please ask the account’s owner for a new one.':
    'Bu davetin süresi dolmuş. Lütfen hesabın sahibinden yenisini isteyin.',
  'This invitation is for {email}. Please sign in with that address.':
    'Bu davet {email} adresi için. Lütfen o adresle giriş yapın.',
  'You are not in this account.': 'Bu hesabın üyesi değilsiniz.',
  'Your role does not include this. An editor, a manager or an owner of the account can do it.':
    'Rolünüz buna izin vermiyor. Bunu hesabın editörü, yöneticisi veya sahibi yapabilir.',
  'Your role does not include this. An approver, a manager or an owner of the account can do it.':
    'Rolünüz buna izin vermiyor. Bunu hesabın onaylayanı, yöneticisi veya sahibi yapabilir.',
  'Your role does not include this. A manager or an owner of the account can do it.':
    'Rolünüz buna izin vermiyor. Bunu hesabın yöneticisi veya sahibi yapabilir.',
  'Only an owner of the account can do this.': 'Bunu yalnızca hesabın sahibi yapabilir.',
  'This account asks its members to sign in with a code. Please set one up in the settings first.':
    'Bu hesap, üyelerinden kodla giriş yapmalarını istiyor. Lütfen önce ayarlardan kurulumu yapın.',
  'You are not in any account at the moment.': 'Şu anda hiçbir hesabın üyesi değilsiniz.',
  'This post is approved. Those who approve posts can change it; you can duplicate it and change the copy.':
    'Bu gönderi onaylandı. Artık onu yalnızca gönderi onaylayanlar değiştirebilir; siz çoğaltıp kopyasını değiştirebilirsiniz.',
  'That link is about an account that you are not a member of.':
    'O bağlantı, üyesi olmadığınız bir hesapla ilgili.',
};

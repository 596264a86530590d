import type { Phrases } from './phrases.ts';

/** Written with plain spaces; `typeset` sets the narrow ones before ; ! ? and within « ». */
export const phrasesFr: Phrases = {
  openings: {
    professional: {
      product: [
        'À regarder de plus près.',
        'Ce sont les détails qui comptent.',
        'Qu’attendez-vous d’un bon choix ?',
      ],
      promotion: [
        'Le produit et son prix, en un coup d’œil.',
        'Tout pour se décider, en une publication.',
        'Un prix clair, un choix facile.',
      ],
      lifestyle: [
        'Le quotidien est fait de petites décisions.',
        'Ce qui nous entoure donne le ton à la journée.',
        'Quels objets vous accompagnent chaque jour ?',
      ],
      educational: [
        'En savoir un peu plus aide à choisir.',
        'Que faut-il savoir avant d’acheter ?',
        'Une idée utile avant de se décider.',
        'Un bon choix commence par la bonne question.',
        'Expliqué en quelques mots.',
        'Une question qui revient souvent.',
      ],
    },
    casual: {
      product: [
        'Viens, on te montre quelque chose.',
        'Tu as une minute ? Regarde ça.',
        'On avait hâte de te montrer ça !',
      ],
      promotion: ['Parlons prix.', 'Tu te demandes combien ça coûte ?', 'C’est l’heure de l’étiquette !'],
      lifestyle: [
        'Ce sont les petites choses qui font la journée, non ?',
        'C’est quoi pour toi, une belle journée ?',
        'Matin tranquille ou après-midi bien rempli ?',
      ],
      educational: [
        'Un petit conseil avant d’acheter !',
        'Tu hésites au moment de choisir ?',
        'Ça peut toujours servir.',
        'Une petite astuce pour toi !',
        'Note ça quelque part.',
        'Comment choisir ? Nous, on fait comme ça.',
      ],
    },
    trendy: {
      product: [
        'Arrête de scroller une seconde.',
        'Sur ta wishlist ? À toi de voir.',
        'Oui ou non ? Vote express.',
      ],
      promotion: ['Le nom, le prix, sans détour.', 'L’étiquette est de sortie.', 'Et le prix, c’est…'],
      lifestyle: [
        'Le mood du jour : celui-ci.',
        'POV : la journée est à toi.',
        'T’es dans quel mood aujourd’hui ?',
      ],
      educational: [
        'Shopping malin : une astuce à garder.',
        'En magasin, personne ne te le dit.',
        'Cours express de shopping.',
        'Astuce en approche.',
        'Enregistre, teste et raconte-nous.',
        'Fais ton shopping en connaisseur.',
      ],
    },
    luxury: {
      product: [
        'Certaines choses se passent de longs discours.',
        'Choisir, c’est aller à l’essentiel.',
        'Accordez-vous un instant.',
        'L’essentiel, et rien d’autre.',
        'Un regard, et l’on y repense.',
        'Pour qui sait regarder de près.',
      ],
      promotion: [
        'La pièce et son prix.',
        'Dit simplement, comme il se doit.',
        'Un choix réfléchi commence par la clarté.',
        'Sans énigme : la pièce et son prix.',
        'La clarté est une forme d’élégance.',
        'En peu de mots.',
      ],
      lifestyle: [
        'Ce sont les instants calmes qui restent.',
        'Une soirée sans hâte.',
        'Le style est une affaire d’attention.',
        'Le temps est le plus beau des décors.',
        'Une pièce, une lumière, un instant.',
        'La beauté se cache dans les jours ordinaires.',
      ],
      educational: [
        'Le goût commence par la connaissance.',
        'L’art de bien choisir.',
        'Une réflexion pour les regards exigeants.',
        'Savoir fait partie du plaisir.',
        'Le bon jugement prend son temps.',
        'Extrait du carnet de {store}.',
      ],
    },
  },
  benefitOpenings: {
    professional: ['{Purpose}.', '{title} : {purpose}.', '{quoted}, pour quoi faire ? {Purpose}.'],
    casual: ['{Purpose} : {title} !', '{title}, {purpose}.', 'Et ça, c’est pour quoi ? {Purpose} !'],
    trendy: ['{Purpose}. Voilà, c’est tout.', '{title} : {purpose}.', 'Ça ? {Purpose}.'],
    luxury: ['{Purpose}.', '{title}. {Purpose}.', '{Purpose} : {title}.'],
  },
  priceOpenings: {
    formal: [
      '{title}, à {price}.',
      '{price} : voilà le prix de {quoted}.',
      'Chez {store}, à {price} : {title}.',
      '{title} : {price}.',
    ],
    informal: [
      '{price}. C’est dit.',
      '{title} à {price} !',
      'Pour {price}, on a quoi ? {title}.',
      '{price} chez {store} : {title}.',
    ],
  },
  priceFromOpenings: {
    formal: [
      '{title}, à partir de {price}.',
      'À partir de {price} : {title}.',
      'Chez {store}, à partir de {price} : {title}.',
    ],
    informal: ['Dès {price} : {title} !', 'Ça commence à {price}. {title}.', '{title}, dès {price}.'],
  },
  discountOpenings: {
    formal: [
      '{price} au lieu de {before} : {title}.',
      '{title}, avec {percent} de réduction.',
      '{title} : avant {before}, désormais {price}.',
    ],
    informal: [
      '{percent} de réduction : {title} !',
      'Avant {before}, maintenant {price} : {title}.',
      'Tu as vu ? {price} au lieu de {before}.',
    ],
  },
  namings: {
    professional: [
      'Aujourd’hui, place à {quoted}.',
      'Nous vous présentons {quoted}.',
      '{title}, chez {store}.',
      'Dans notre catalogue : {title}.',
      'À l’honneur aujourd’hui : {title}.',
    ],
    casual: [
      'Dis bonjour à {quoted} !',
      'Et voilà : {title}.',
      'On fait les présentations ? {title}.',
      'Notre choix du jour : {title}.',
      'Aujourd’hui, c’est {quoted}.',
    ],
    trendy: [
      'Entrée en scène : {title}.',
      '{title}. Regarde un peu.',
      'Pleins feux sur {quoted}.',
      'La star du jour : {title}.',
      'Aujourd’hui, on parle de {quoted}.',
    ],
    luxury: [
      '{store} présente {quoted}.',
      '{title}.',
      'Dans la sélection de {store} : {title}.',
      'Le regard s’arrête sur {quoted}.',
      'Notre choix du jour : {title}.',
    ],
  },
  scenes: {
    professional: [
      'Quel moment de la journée est le vôtre ?',
      'Ce que l’on choisit bien fait vite partie du quotidien.',
      'Une bonne routine commence par ce que l’on aime utiliser.',
      'De la place pour ce qui compte à vos yeux.',
    ],
    casual: [
      'Imagine le moment parfait pour ça.',
      'Ajoute de la bonne compagnie et le tour est joué.',
      'Pas besoin d’une occasion spéciale.',
      'Tu vois déjà la scène, non ?',
    ],
    trendy: [
      'Plante le décor, le reste suivra.',
      'Ton moment, tes règles.',
      'Maintenant, imagine ça dans ta story.',
      'Il ne manque que toi.',
    ],
    luxury: [
      'Un instant rien que pour vous.',
      'Rien de plus.',
      'Que le reste du monde attende.',
      'Pour les jours qui prennent leur temps.',
    ],
  },
  tipLeads: ['{Tip}', 'Bon à savoir : {tip}', 'Un conseil de {store} : {tip}', 'À retenir : {tip}'],
  bridges: [
    'Et, à ce propos : {title}.',
    'Un produit qui tombe bien : {title}.',
    'Chez {store}, dans le même esprit : {title}.',
    'En parlant de ça : {title}.',
  ],
  prices: ['Prix : {price}.', 'Chez {store}, à {price}.', 'Le prix : {price}.'],
  pricesFrom: ['À partir de {price}.', 'Chez {store}, à partir de {price}.', 'Prix : à partir de {price}.'],
  discounts: [
    '{price} au lieu de {before}.',
    'Avant {before}, maintenant {price}.',
    'Maintenant {price}, soit {percent} de moins.',
  ],
  discountsFrom: [
    'À partir de {price}, au lieu de {before}.',
    'Avant {before}, maintenant à partir de {price}.',
  ],
  colours: ['En {count} couleurs : {names}.', '{count} couleurs au choix : {names}.'],
  sizes: ['Tailles : {names}.', 'Tailles disponibles : {names}.'],
  choices: ['Au choix : {names}.', 'Options : {names}.'],
  lastOne: ['Il en reste un seul exemplaire.', 'Un exemplaire en stock.'],
  lastFew: ['{count} exemplaires en stock.', 'Il reste {count} exemplaires.'],
  calls: {
    professional: [
      'Tous les détails vous attendent chez {store}.',
      'Pour en savoir plus, rendez-vous chez {store}.',
      'Découvrez-en davantage chez {store}.',
      'Une question ? Écrivez-nous.',
      'La suite est à découvrir chez {store}.',
    ],
    casual: [
      'Passe faire un tour chez {store} !',
      'Une question ? Pose-la en commentaire !',
      'Ça te tente ? Dis-nous tout !',
      'On t’attend chez {store} !',
      'Qui doit absolument voir ça ? Identifie cette personne !',
    ],
    trendy: [
      'Alors, validé ? Dis-le en commentaire.',
      'Va voir par toi-même chez {store}.',
      'Envoie ça à quelqu’un qui va comprendre.',
      'Mets ta note en commentaire.',
      'Tu sais où nous trouver : {store}.',
    ],
    luxury: [
      'À découvrir chez {store}.',
      'Au plaisir de vous accueillir chez {store}.',
      '{store} vous attend.',
      'C’est avec plaisir que nous répondrons à vos questions.',
      'Découvrez la sélection de {store}.',
    ],
  },
  callsByType: {
    formal: {
      product: ['Voyez chaque détail chez {store}.'],
      promotion: ['Passez commande chez {store}.', 'Vous pouvez commander directement chez {store}.'],
      lifestyle: ['Laissez-vous inspirer chez {store}.'],
      educational: [
        'À quelle question répondre la prochaine fois ?',
        'Enregistrez cette publication pour votre prochain choix.',
      ],
    },
    informal: {
      product: ['Regarde ça de plus près chez {store}.'],
      promotion: ['Commande chez {store} !', 'Ça te plaît ? Rendez-vous chez {store}.'],
      lifestyle: ['Ta journée idéale, elle ressemble à quoi ? Raconte !'],
      educational: ['Tu as une autre astuce ? Partage-la !', 'Enregistre pour plus tard !'],
    },
  },
  callsByPlatform: {
    formal: {
      instagram: ['Enregistrez cette publication pour la retrouver.'],
      facebook: ['Partagez avec une personne à qui cela plairait.'],
      twitter: ['Qu’en pensez-vous ?'],
    },
    informal: {
      instagram: ['Enregistre le post pour le retrouver !'],
      facebook: ['Identifie quelqu’un qui va adorer !'],
      twitter: ['Tu en penses quoi ?'],
    },
  },
};

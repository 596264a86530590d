import type { StoriesOf } from '../stories.ts';

export const beauty: StoriesOf<'beauty'> = {
  cream: {
    stories: {
      formal: [
        'Chaque soir, les mêmes trois minutes devant la glace, une fois la maison calme. On les passe avec {quoted}.',
        'Le matin, les doigts encore tièdes du café, on prend le temps de deux gestes. Le premier, c’est {quoted}.',
        'Un verrou à la salle de bains, voilà le dernier luxe des familles. Tirez-le, et prenez {quoted}.',
        'L’étagère est pleine et l’on n’utilise que trois flacons. Faites le vide, et gardez-y {quoted}.',
      ],
      informal: [
        'Trente secondes de massage, et tu appelles ça une routine. C’en est une, avec {quoted}.',
        '« Je commence une vraie routine demain. » Tu l’as dit en mars. On commence ce soir, avec {quoted}.',
        'Ton étagère a plus de flacons que de vrais amis. Garde l’essentiel : {quoted}.',
        'Lumière éteinte, téléphone loin, visage propre : la soirée est réussie. Il manque {quoted}.',
      ],
    },
    asks: {
      formal: ['Le soir, le matin ou les deux ?', 'De qui tenez-vous votre rituel du soir ?'],
      informal: [
        'Routine en trois minutes, ou en trente ?',
        'Combien de pots entamés dans ta salle de bains ?',
      ],
    },
  },
  soap: {
    stories: {
      formal: [
        'On revient du jardin, les mains noires de terre, et l’on ouvre l’eau du coude. Sur le bord, il y a {quoted}.',
        'Une chambre d’amis se prépare avec peu : des draps, un verre, et {quoted}.',
        'Au lavabo, le matin, l’odeur du café arrive de la cuisine et l’on ouvre l’eau. Prenez {quoted}.',
        'Chez les grands-parents, on se lavait les mains avant de passer à table, sans discuter. Reprenez, avec {quoted}.',
      ],
      informal: [
        'Vaisselle, vélo, encre de stylo : tes mains racontent ta journée. Efface tout, avec {quoted}.',
        '« Lave-toi les mains ! » Ta mère, mille fois, et elle a bien fait. On obéit, avec {quoted}.',
        'Trente secondes de mousse, une chanson entière si tu veux. Le micro, c’est {quoted}.',
        'Invités ce soir : le lavabo passe l’inspection avant toi. Mets en évidence {quoted}.',
      ],
    },
    asks: {
      formal: ['Solide ou liquide ?', 'Quelle odeur vous rappelle une maison d’enfance ?'],
      informal: ['Solide ou liquide ? Choisis ton camp.', 'Tu chantes quoi en te lavant les mains ?'],
    },
  },
  shampoo: {
    stories: {
      formal: [
        'On ferme les yeux, l’eau court, et le lundi commence un peu moins vite. Cela tient à l’eau, et à {quoted}.',
        'Au bord de la baignoire, les flacons s’alignent, et chacun a le sien. Le vôtre : {quoted}.',
        'Avant un dîner, on s’accorde dix minutes sous la douche, porte fermée. Emportez-y {quoted}.',
        'Le matin, la buée monte, et l’on dessine du bout du doigt sur la vitre. Il sera temps de rincer {quoted}.',
      ],
      informal: [
        'Ton meilleur concert a lieu sous la douche, à guichets fermés. En première partie, {quoted}.',
        '« Encore cinq minutes ! » dit celui qui vide le ballon d’eau chaude. Il est enfermé avec {quoted}.',
        'L’idée du siècle t’arrive toujours les cheveux pleins de mousse. La prochaine viendra avec {quoted}.',
        'Un flacon presque vide, retourné sur son bouchon depuis dix jours. Laisse-le partir, accueille {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Vous lavez-vous les cheveux le matin ou le soir ?',
        'Combien de flacons au bord de votre baignoire ?',
      ],
      informal: ['Sous la douche, tu chantes quoi ?', 'Qui vide l’eau chaude, chez toi ?'],
    },
  },
  perfume: {
    stories: {
      formal: [
        'On se retourne dans la rue : quelqu’un vient de passer, et l’on a cru reconnaître un ami. Il portait {quoted}.',
        'Sur une écharpe oubliée, une odeur reste plus longtemps que son propriétaire. Laissez derrière vous {quoted}.',
        'Une goutte derrière l’oreille, une au poignet, et l’on est prêt à sortir. Le geste reste, avec {quoted}.',
        'Avant le rendez-vous, il reste une minute dans l’entrée. On la garde pour {quoted}.',
      ],
      informal: [
        'Deux pulvérisations, pas douze, l’ascenseur te remercie. La dose juste de {quoted}.',
        '« Tu sens bon ! » Voilà un compliment qu’on ne peut pas répéter. Réponds sobrement : {quoted}.',
        'Ta veste d’hier te rappelle la soirée, l’inconnu du bar, la playlist. La mémoire a un nom : {quoted}.',
        'Premier rendez-vous, main moite, cœur qui bat. La première impression, confie-la à {quoted}.',
      ],
    },
    asks: {
      formal: ['Fidèle au même, ou un par saison ?', 'Quel parfum vous rappelle quelqu’un ?'],
      informal: ['Cou, poignets ou écharpe ?', 'L’odeur qui te ramène direct en enfance ?'],
    },
  },
  lipstick: {
    stories: {
      formal: [
        'Un feu rouge, un rétroviseur, un geste que l’on connaît par cœur. Sortez {quoted}.',
        'On arrive à la soirée avec une tenue de bureau, une minute dans l’entrée et {quoted}.',
        'Devant la vitrine, on fait semblant de regarder les livres. On se sert du reflet, et de {quoted}.',
        'Les jours un peu gris, on se maquille à peine. On garde une seule chose, et c’est {quoted}.',
      ],
      informal: [
        'Trois minutes, un miroir d’ascenseur, une main qui ne tremble pas. À l’attaque, avec {quoted}.',
        '« On fait une photo ? » Attends. Deux secondes, pas plus. Le temps de mettre {quoted}.',
        'Au fond de ton sac, il y en a cinq, et tu ne trouves jamais le bon. Garde en poche {quoted}.',
        'Cheveux en bataille, pull large, jean. Il ne manque que {quoted} pour que ce soit fait exprès.',
      ],
    },
    asks: {
      formal: ['Avec ou sans miroir ?', 'Rouge, rose ou presque rien ?'],
      informal: [
        'Combien en retrouves-tu au fond de tes sacs ?',
        'Dans le rétro, l’ascenseur ou le métro : tu oses ?',
      ],
    },
  },
  'make-up-brush': {
    stories: {
      formal: [
        'Trois gestes devant la fenêtre, là où la lumière ne flatte pas. Dans la main, {quoted}.',
        'On se prépare à deux dans la salle de bains, on parle, et l’on se passe {quoted}.',
        'Un verre sur la coiffeuse, quelques manches qui dépassent, un matin qui commence. Ajoutez-y {quoted}.',
        'Avant une fête, le moment où l’on se prépare vaut parfois la fête. Il commence quand on sort {quoted}.',
      ],
      informal: [
        'Se maquiller dans le métro est un sport de haut niveau. Entraîne-toi au calme, avec {quoted}.',
        '« J’arrive dans cinq minutes ! » Le teint dit quinze. Accélère avec {quoted}.',
        'Les doigts, on veut bien, mais ils n’ont pas demandé à finir beiges. Libère-les, avec {quoted}.',
        'Poudre sur pull noir, un classique du lundi. Respire, souffle, reprends {quoted}.',
      ],
    },
    asks: {
      formal: ['Par quel geste commencez-vous le matin ?', 'Devant la fenêtre ou devant le miroir ?'],
      informal: ['Les doigts, le pinceau ou l’éponge ?', 'Maquillée en combien de minutes, en vrai ?'],
    },
  },
  hairdryer: {
    stories: {
      formal: [
        'On sort en retard, les cheveux encore mouillés, et l’on attrape froid au coin de la rue. Branchez {quoted}.',
        'Chaque matin, une porte se ferme dans le couloir, et la famille attend son tour. Derrière, il y a {quoted}.',
        'Un dîner à vingt heures, un bain à dix-neuf. Entre les deux, dix minutes, une brosse, et {quoted}.',
        'Au bord de la piscine, l’hiver, on mesure l’utilité des petites choses. Rangez dans le sac {quoted}.',
      ],
      informal: [
        'Dehors, trois degrés. Toi, cheveux trempés, sans bonnet et en retard. Branche {quoted}.',
        '« C’est libre ? » Non. La salle de bains est occupée pour dix minutes, par toi et {quoted}.',
        'La tête en bas, dix minutes, la lionne en toi se réveille. Le dompteur, c’est {quoted}.',
        'Cheveux mouillés, oreiller trempé, réveil en pétard. On ne s’y fait plus prendre, avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Vous séchez-vous les cheveux, ou les laissez-vous faire ?',
        'Qui occupe la salle de bains le plus longtemps, chez vous ?',
      ],
      informal: [
        'À l’air libre ou à pleine puissance ?',
        'Cheveux en pétard : combien de matins par semaine ?',
      ],
    },
  },
};

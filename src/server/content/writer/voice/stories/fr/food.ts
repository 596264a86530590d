import type { StoriesOf } from '../stories.ts';

export const food: StoriesOf<'food'> = {
  coffee: {
    stories: {
      formal: [
        'La maison dort encore, et la cuisine sent déjà le matin. On descend pour {quoted}.',
        'Après le déjeuner, personne ne se lève, et quelqu’un demande qui en prend. Préparez {quoted}.',
        'Un dimanche, le journal, deux tasses et aucune hâte. Cela commence par {quoted}.',
        'On dit « je passe cinq minutes », on reste deux heures et l’on a tout dit. Entre vous, il y avait {quoted}.',
      ],
      informal: [
        'Avant huit heures, tu ne parles pas, tu fais des signes. Le signe, en ce moment, veut dire {quoted}.',
        '« Un dernier et je m’y mets. » Le troisième dernier depuis ce matin. Au tour de {quoted}.',
        'Le lundi n’est pas ton ami, mais tu peux négocier. Pose sur la table {quoted}.',
        'Collègue bavard, réunion à neuf heures, pluie. Il te faut des alliés. Premier de la liste : {quoted}.',
      ],
    },
    asks: {
      formal: ['Court, long ou au lait ?', 'À quelle heure prenez-vous le dernier ?'],
      informal: ['Combien par jour ? Compte honnêtement.', 'Avant le premier, tu parles ou tu grognes ?'],
    },
  },
  tea: {
    stories: {
      formal: [
        'La bouilloire siffle, la pluie a repris, et personne ne sortira plus. Faites infuser {quoted}.',
        'Trois minutes d’infusion, et l’on s’aperçoit qu’on n’a rien fait pendant ce temps. Merci à {quoted}.',
        'Chez une amie, on ne demande pas ce que l’on va boire. L’eau chauffe, et l’on sort {quoted}.',
        'Un livre au chapitre quatre, une tasse à moitié pleine, un chat qui dort. Dans la tasse, {quoted}.',
      ],
      informal: [
        'L’eau a bouilli il y a une heure, tu étais ailleurs. On recommence, et cette fois reste près de {quoted}.',
        '« Un petit thé ? » En vrai, cela veut dire : j’ai des choses à raconter. Installe-toi, et verse {quoted}.',
        'Quatre heures et demie, l’heure officielle où l’on ne fait plus rien de sérieux. On prend {quoted}.',
        'Ta tasse a refroidi trois fois, et tu la réchauffes encore. Respecte un peu {quoted}.',
      ],
    },
    asks: {
      formal: ['Nature, avec du lait ou du citron ?', 'Que grignotez-vous avec ?'],
      informal: [
        'Combien de minutes d’infusion ? Sans tricher.',
        'Tu oublies le sachet dans la tasse : jamais, toujours ?',
      ],
    },
  },
  chocolate: {
    stories: {
      formal: [
        'On en casse un carré après le dîner, en parlant, puis un autre sans s’en apercevoir. Servez {quoted}.',
        'Dans le tiroir du haut, au bureau, il y a de quoi finir l’après-midi. Cachez-y {quoted}.',
        'Chaque invité dit non merci, et chacun finit par tendre la main. Faites tourner {quoted}.',
        'Vers quatre heures, la fenêtre s’assombrit et la journée demande un peu de tendresse. Accordez-lui {quoted}.',
      ],
      informal: [
        '« Juste un carré. » Bien sûr. On en reparle dans dix minutes, devant ce qui reste de {quoted}.',
        'Tu l’as caché derrière les lentilles, personne ne mange de lentilles. Sage décision, pour {quoted}.',
        'Mauvaise journée, pluie, coup de fil de ta banque. Ordonnance : un film et {quoted}.',
        'Partager, c’est beau. Mais pas forcément avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Noir, au lait ou blanc ?', 'À quelle heure prenez-vous votre carré ?'],
      informal: ['Croquer ou laisser fondre ?', 'Ta cachette ? On ne dira rien.'],
    },
  },
  honey: {
    stories: {
      formal: [
        'Le pain grillé attend, le beurre fond, et quelqu’un cherche une cuillère. Posez devant lui {quoted}.',
        'Un filet sur le fromage de chèvre, une noix, et l’assiette devient un dîner. Ouvrez {quoted}.',
        'Dans la tisane du soir, on tourne la cuillère plus longtemps qu’il ne faut. Gardez sur la table {quoted}.',
        'Au marché, on goûte du bout d’un bâtonnet, puis d’un autre, et l’on ne choisit plus. Prenez {quoted}.',
      ],
      informal: [
        'Tartine du dimanche, doigts collants, aucun regret. Le responsable : {quoted}.',
        '« Il n’en reste plus ? » Si, au fond du pot. Prends la cuillère, et sors {quoted}.',
        'Ta tisane du soir a besoin de compagnie. Présente-lui {quoted}.',
        'Lécher la cuillère, c’est prévu. La remettre dans le pot, non. On surveille {quoted}.',
      ],
    },
    asks: {
      formal: ['Tartine, tisane ou yaourt ?', 'Liquide ou bien crémeux ?'],
      informal: [
        'Sur le fromage : oui ou jamais ?',
        'Tu lèches la cuillère : oui, ou seulement sans témoin ?',
      ],
    },
  },
  jam: {
    stories: {
      formal: [
        'On l’a achetée pour les enfants, c’est nous qui raclons le pot. La tartine attend {quoted}.',
        'Les vacances finissent toujours avec un pot roulé dans un pull, au fond de la valise. Cette fois, ce sera {quoted}.',
        'Sur la nappe du petit déjeuner, il y a la baguette, le beurre, et au milieu {quoted}.',
        'Au fond du placard, on garde un pot pour les matins qui s’annoncent mal. Mettez de côté {quoted}.',
      ],
      informal: [
        'Beurre dessous, ou pas de beurre : un foyer sur deux se dispute. Sur la table, imperturbable, {quoted}.',
        '« Qui a laissé des miettes dans le pot ? » Silence général, cuillères levées. On repart avec {quoted}.',
        'Ton croissant nature te regarde d’un air triste. Ne le laisse pas seul, ouvre {quoted}.',
        'Crêpes du dimanche, le sucre est fini, tout le monde crie. Sauve la soirée avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Fraise, abricot ou figue ?', 'Qui faisait les confitures, dans votre famille ?'],
      informal: ['Avec ou sans beurre dessous ?', 'Sur le pain, dans un yaourt, à la cuillère ?'],
    },
  },
  spices: {
    stories: {
      formal: [
        'Un plat un peu fade, une pincée, et la cuisine sent le voyage d’il y a dix ans. Ajoutez {quoted}.',
        'On soulève le couvercle, on ferme les yeux, on reconnaît quelqu’un ou un pays. Cela revient avec {quoted}.',
        'Les recettes de famille disent « une bonne pincée », et chacun a la sienne. La vôtre commence avec {quoted}.',
        'La courge rôtie du mardi soir ne demande pas grand-chose. Elle demande {quoted}.',
      ],
      informal: [
        'Ton riz est blanc, triste, et il te regarde. Réponds-lui avec {quoted}.',
        '« C’est bon, qu’est-ce que tu as mis ? » Prends un air mystérieux, et ne parle pas de {quoted}.',
        'Ta cuisine du lundi tient en trois mots : pâtes, pâtes, pâtes. Ajoute un mot : {quoted}.',
        'Une pincée, deux, on goûte, on rajoute. Personne n’a jamais mesuré {quoted}.',
      ],
    },
    asks: {
      formal: ['Doux ou relevé ?', 'Quel plat vous rappelle un voyage ?'],
      informal: [
        'Ta limite de piquant : doux, moyen, pompier ?',
        'Combien de pots périmés dans ton tiroir ?',
      ],
    },
  },
  'olive-oil': {
    stories: {
      formal: [
        'Une tomate coupée, un peu de sel, un bout de pain qui attend. La dernière touche, c’est {quoted}.',
        'On sauce le fond du saladier, le pain à la main, quand tout le monde a le dos tourné. Servez {quoted}.',
        'Sur les tables du Sud, il y a le pain, le soleil et une bouteille qui passe. Posez au milieu {quoted}.',
        'Les légumes de saison se suffisent presque. Presque : le reste est dans {quoted}.',
      ],
      informal: [
        'Un filet, disait la recette. Tu as vu ton filet ? On recommence, avec {quoted}.',
        '« Il n’y a plus rien à manger. » Pâtes, ail, et te voilà à table, grâce à {quoted}.',
        'Tomate, mozzarella, dimanche de beau temps. La vraie entrée, c’est {quoted}.',
        'Tremper le pain dans l’assiette, c’est mal vu. Au restaurant. Chez toi, sors {quoted}.',
      ],
    },
    asks: {
      formal: ['Sur la salade, sur le pain ou sur tout ?', 'Quelle est votre salade de tomates idéale ?'],
      informal: ['Filet ou grande lampée ?', 'Tu sauces jusqu’à la dernière goutte ?'],
    },
  },
  nuts: {
    stories: {
      formal: [
        'Les verres sont servis, on parle, et la main va toute seule au petit bol. Remplissez-le avec {quoted}.',
        'À mi-pente, on s’assied sur une pierre, on ouvre la poche du sac et l’on partage. On a pris {quoted}.',
        'Un gâteau simple ou une salade changent de ton sous la dent. Il y faut une poignée de {quoted}.',
        'On pose un bol au milieu de la table pour attendre les autres. Quand ils arrivent, il n’y a plus de {quoted}.',
      ],
      informal: [
        '« Après celle-ci, j’arrête. » Tu parlais de la poignée. Éloigne {quoted}.',
        'Seize heures, petit creux, distributeur hors service. Ouvre ton tiroir, sors {quoted}.',
        'Apéro chez toi, et il ne manque que les amis et {quoted}.',
        'Le bol était plein, puis ton beau-frère s’est assis à côté. Remplis-le encore, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['À l’apéritif ou dans la salade ?', 'Que servez-vous en attendant les derniers invités ?'],
      informal: ['Lesquels disparaissent en premier ?', 'Une poignée, ou le bol entier ? Sois honnête.'],
    },
  },
};

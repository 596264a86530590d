import type { StoriesOf } from '../stories.ts';

export const shoes: StoriesOf<'shoes'> = {
  sneakers: {
    stories: {
      formal: [
        'Une journée commence au marché et finit au restaurant, sans que l’on repasse chez soi. On a mis {quoted}.',
        'Sous un costume ou une longue jupe, elles changent le ton sans hausser la voix. Essayez {quoted}.',
        'Le dernier métro est parti, il fait doux, on rentre en parlant. Heureusement, vous portiez {quoted}.',
        'On dit « juste un tour », et l’on découvre un quartier entier. Au pied, il y avait {quoted}.',
      ],
      informal: [
        'Courir après un bus, ça ne s’improvise pas. Ça se prépare, avec {quoted}.',
        '« Quelles chaussures pour ce soir ? » Le dress code dit chic, tes pieds disent {quoted}.',
        'Ton grand ménage d’entrée : trois paires sacrifiées, une place libre. Elle est pour {quoted}.',
        'Mariage, minuit, les talons sont sous la table. Dans ton sac, tu avais {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Avec un costume : oui ou jamais ?',
        'Jusqu’où marchez-vous, un jour de promenade ?',
        'Blanches ou de couleur ?',
        'Au bureau : admises ou non ?',
        'Chaussettes hautes ou socquettes ?',
        'Quelle ville avez-vous parcourue entièrement à pied ?',
      ],
      informal: [
        'Lacets serrés ou glissés dedans ?',
        'Combien de paires dans l’entrée ? Celles sous le banc comptent.',
        'Baskets nettoyées, ou la saleté fait le style ?',
        'Ta première paire qui comptait : quelle couleur ?',
        'Basses ou montantes ?',
        'Pluie annoncée : baskets quand même ?',
      ],
    },
  },
  'running-shoes': {
    stories: {
      formal: [
        'Il fait encore nuit, la rue est à vous et les boulangers saluent. Cela vaut bien de lacer {quoted}.',
        'Les deux premiers kilomètres sont une discussion avec soi-même. Au troisième, on tombe d’accord, en {quoted}.',
        'On pose la tenue sur la chaise, la veille, pour ne plus avoir à décider. Au pied de la chaise, {quoted}.',
        'Une bonne journée a parfois commencé par vingt minutes dans le parc, sous la bruine. Sortez {quoted}.',
      ],
      informal: [
        'Dimanche matin, deux options, et la couette a de bons arguments. L’autre option : {quoted}.',
        '« Je cours tous les mardis. » Depuis mardi. On a tous commencé comme ça, avec {quoted}.',
        'Ta playlist est prête, ta motivation se cherche. Commence par lacer {quoted}.',
        'Le chien du voisin court plus vite que toi, et il n’a même pas d’objectif. Mets quand même {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Courez-vous le matin, à midi ou le soir ?',
        'Route, parc ou sentier ?',
        'Quel est votre tour préféré, près de chez vous ?',
        'Sous la pluie : courir ou remettre à demain ?',
        'Quelle chanson vous fait accélérer ?',
        'Après la course : douche, café ou canapé ?',
      ],
      informal: [
        'Ta distance préférée : cinq, dix, ou jusqu’au café ?',
        'Seul avec ta playlist, ou à plusieurs en papotant ?',
        'Ta meilleure excuse pour ne pas courir ?',
        'Montre au poignet ou au feeling ?',
        'Premier kilomètre ou dernier, le pire ?',
        'Tu dis bonjour aux autres coureurs ?',
      ],
    },
  },
  boots: {
    stories: {
      formal: [
        'La première flaque de l’automne se contourne. À la deuxième, on s’arrange autrement, avec {quoted}.',
        'Une robe d’été continue jusqu’en novembre, si l’on sait quoi mettre dessous. Essayez avec {quoted}.',
        'On entend quelqu’un marcher dans le couloir, et l’on sait qui c’est. Ce pas-là, c’est {quoted}.',
        'Les feuilles mouillées, les pavés, le marché du samedi : tout cela se traverse en {quoted}.',
      ],
      informal: [
        'Septembre, et tu caches tes orteils avec regret. Consolation : {quoted}.',
        '« On va se balader, juste une heure. » À trois heures, tu auras bien fait de mettre {quoted}.',
        'Ta jupe d’été n’a pas dit son dernier mot. Pour la suite, il y a {quoted}.',
        'Un jean, un gros pull, le café à emporter : c’est presque l’automne. Presque : il manque {quoted}.',
      ],
    },
    asks: {
      formal: ['Sous le jean ou par-dessus ?', 'Quel est votre marché du samedi préféré ?'],
      informal: [
        'Sortie officielle : septembre, octobre ou dès qu’il pleut ?',
        'Avec une robe : oui ou jamais ?',
      ],
    },
  },
  sandals: {
    stories: {
      formal: [
        'Le premier matin d’été, le trottoir tiédit et l’on n’a plus envie de chaussettes. Sortez {quoted}.',
        'Un dîner qui se termine pieds nus dans le sable commence en {quoted}.',
        'Les vacances tiennent dans un sac en toile : une robe, un livre, un chapeau. On y va en {quoted}.',
        'Sur la place du village, quelqu’un se lève pour aller chercher les glaces. C’est votre tour, en {quoted}.',
      ],
      informal: [
        'Dix orteils enfermés depuis octobre et pas un mot de plainte. Libère-les, avec {quoted}.',
        '« On va au marché ? » Trois secondes pour être dehors, le temps de glisser dans {quoted}.',
        'Du vernis, de l’eau salée, et aucune envie de chaussettes. Tu passes l’été en {quoted}.',
        'La marque du bronzage aura une forme bien à elle. Signée {quoted}.',
      ],
    },
    asks: {
      formal: ['Plage, ville ou jardin ?', 'Quel jour rangez-vous les chaussettes pour l’été ?'],
      informal: ['Avec des chaussettes : style ou scandale ?', 'Première glace de l’année : quel parfum ?'],
    },
  },
  heels: {
    stories: {
      formal: [
        'Dans l’entrée, on redresse un peu le dos avant d’ouvrir la porte. La soirée commence avec {quoted}.',
        'On les choisit d’abord avec les yeux, puis on invente l’occasion. Inventez-la, pour {quoted}.',
        'Sur les pavés, on ralentit et l’on prend un bras. C’est une raison de plus de mettre {quoted}.',
        'Les invitations n’annoncent jamais la musique, et l’on danse toujours plus que prévu. Prenez {quoted}.',
      ],
      informal: [
        'Vingt heures, tu entres, les gens se retournent. Merci l’escalier et {quoted}.',
        '« On est presque arrivés. » Le mensonge préféré des cavaliers. Mets dans ton sac un pansement, et aux pieds {quoted}.',
        'Robe prête, sac prêt, et tu tournes dans l’entrée en robe et en chaussettes. Manque plus que {quoted}.',
        'À minuit, elles dansent ou elles attendent sous la table. On te laisse décider, avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Combien de temps tenez-vous sur une piste de danse ?',
        'Pour quelle occasion les sortez-vous ?',
      ],
      informal: ['Ton maximum, en centimètres ?', 'Tu les gardes jusqu’au bout, ou tu danses pieds nus ?'],
    },
  },
  loafers: {
    stories: {
      formal: [
        'Un pied, l’autre pied, et l’on ferme la porte : le matin, cela compte. C’est tout l’intérêt de {quoted}.',
        'Le vendredi, on retire la cravate, pas l’élégance. On garde {quoted}.',
        'Entre les baskets du week-end et les souliers du mariage, il y a tous les autres jours. Pour eux, {quoted}.',
        'Avec un pantalon court et une cheville nue, le printemps commence un peu plus tôt. Essayez-le en {quoted}.',
      ],
      informal: [
        'Lacer ses chaussures à genoux dans l’entrée, en retard, le manteau à moitié mis : non. Demain, tu mets {quoted}.',
        '« Tu es chic aujourd’hui, il y a un entretien ? » Non, il y a {quoted}.',
        'Ton costume a envie de vacances, ton jean rêve d’un bureau à lui. Réunis-les avec {quoted}.',
        'Chaussettes ou pas chaussettes, c’est un débat de société. Vis ta vie en {quoted}.',
      ],
    },
    asks: {
      formal: ['Avec ou sans chaussettes ?', 'Avec un jean ou avec un costume ?'],
      informal: [
        'Chaussettes visibles ou invisibles ?',
        'Tu mets combien de temps à te chausser, le matin ?',
      ],
    },
  },
  slippers: {
    stories: {
      formal: [
        'On franchit la porte, on pose les clés, on retire le monde. Le premier pas du soir est dans {quoted}.',
        'Le chauffage est encore éteint, par principe, et le carrelage le fait savoir. On traverse la cuisine en {quoted}.',
        'Un dimanche bien conduit ne va jamais plus loin que la boîte aux lettres. On s’y rend en {quoted}.',
        'Chez les amis, on enlève ses chaussures, et l’on envie ceux qui ont prévu. Emportez donc {quoted}.',
      ],
      informal: [
        'Vendredi, dix-neuf heures deux : chaussures éjectées, nouvelles priorités. La première, c’est {quoted}.',
        '« Pas de chaussures à l’intérieur ! » Ta règle, ton château. Aux pieds, {quoted}.',
        'Il t’en manque un, et le chien regarde ailleurs. La prochaine fois, cache mieux {quoted}.',
        'Télétravail, haut chic, bas confidentiel. Sous le bureau, personne ne voit {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Les enfilez-vous dès la porte, ou plus tard dans la soirée ?',
        'Vos invités se déchaussent-ils, chez vous ?',
      ],
      informal: [
        'Tu descends les poubelles avec ? Avoue.',
        'Pieds nus, chaussettes ou chaussons, à la maison ?',
      ],
    },
  },
};

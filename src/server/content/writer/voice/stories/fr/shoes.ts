export const shoes = {
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
    lessons: {
      formal: [
        'Enfilées lacets noués, d’un coup de talon, elles s’écrasent à l’arrière. Desserrez d’abord, à l’aller comme au retour, et prenez place dans {quoted}.',
        'La colle craint la chaleur du radiateur. Après l’averse, bourrez de papier journal, choisissez un coin à l’écart, et laissez sécher {quoted}.',
        'Une paire qui se repose un jour sur deux a le temps de sécher et tient plus longtemps. À celle que vous portez déjà, donnez pour relais {quoted}.',
        'Un doigt de marge devant l’orteil le plus long, voilà la bonne pointure. Debout, le pied bien à plat, vérifiez-la dans {quoted}.',
      ],
      informal: [
        'Le talon forcé, lacets serrés : on l’a tous fait, et l’arrière s’écrase. Prends trois secondes pour desserrer avant d’entrer dans {quoted}.',
        'Trempé jusqu’aux chaussettes ? Papier journal dedans, radiateur loin, la colle n’aime pas la chaleur. Le temps de sécher, et tu relaces {quoted}.',
        'Tous les jours la même paire, elle ne sèche jamais vraiment. Fais tourner, les deux tiendront plus longtemps : l’autre, ce sera {quoted}.',
        'L’orteil le plus long n’est pas toujours celui qu’on croit. Laisse un doigt de marge devant lui, et seulement alors, lace {quoted}.',
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
    lessons: {
      formal: [
        'À l’effort, le pied avance et gonfle. Gardez devant lui environ un pouce de marge, c’est ainsi que l’on choisit la pointure de {quoted}.',
        'Le pied du matin n’est pas celui du soir. Attendez la fin de journée, mettez vos chaussettes de course, et alors seulement, essayez {quoted}.',
        'Après l’averse, retirez les semelles et laissez sécher à l’air, loin d’une source de chaleur. Demain ou après-demain, vous relacerez {quoted}.',
        'L’amorti s’use aussi au marché et dans l’escalier. Pour le ménager, gardez pour la course, et pour elle seule, {quoted}.',
      ],
      informal: [
        'Ton pied avance et gonfle en route, alors offre-lui de la marge. Environ un pouce devant, et tu pars avec {quoted}.',
        'Fin de journée, chaussettes de course : là, ton pied dit la vérité. C’est le bon moment pour un premier tour en {quoted}.',
        'Une sortie trempée, mais une sortie quand même. Semelles dehors, séchage à l’air, loin de toute chaleur, et bientôt tu relaces {quoted}.',
        'Aller chercher le pain avec, c’est user l’amorti pour une baguette. Vas-y en vieilles tennis, et garde pour courir {quoted}.',
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
    lessons: {
      formal: [
        'Avant la première flaque, un soin ou un spray choisi selon la matière protège de la pluie et des taches. Lisez l’étiquette, puis préparez {quoted}.',
        'Le sel des trottoirs marque en séchant. Un chiffon humide le soir même, avant le dîner, et l’hiver ne laissera pas son nom sur {quoted}.',
        'Une tige vide finit par se casser au pli. Un embauchoir ou du papier la tient droite, tout l’été, au fond du placard où dort {quoted}.',
        'Dès le retour, et sans attendre le week-end, le sel s’essuie au chiffon humide ; sec, il marque. Gardez ce chiffon à l’entrée, tout près de {quoted}.',
      ],
      informal: [
        'D’abord un spray ou un soin, choisi selon la matière, contre la pluie et les taches. La porte et les flaques viennent ensuite, avec {quoted}.',
        'Sel sur le trottoir, auréole sur la pointe si tu laisses sécher. Un chiffon humide en rentrant, et demain tu ressors {quoted}.',
        'Avachie dans l’entrée, la tige se casse au pli. Glisse dedans un embauchoir ou le journal d’hier, et fais tenir debout {quoted}.',
        'Chaque matière a son soin ou son spray, contre la pluie et les taches. Trouve le bon, et va narguer les flaques en {quoted}.',
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
    lessons: {
      formal: [
        'Ni le talon ni les orteils ne doivent dépasser : le pied reste ainsi bien posé. Baissez les yeux, c’est tout l’essayage de {quoted}.',
        'Une bride a besoin de quelques petites sorties pour s’assouplir. Le pain, le kiosque, un café, et le reste de l’été avec {quoted}.',
        'Le sable et le sel abîment les brides, longtemps après la plage. Un coup d’eau ou de brosse, au retour, et l’on aligne sur le seuil {quoted}.',
        'Inutile de marcher des heures le premier jour. De courtes promenades laissent aux brides le temps de s’assouplir : sortez tôt {quoted}.',
      ],
      informal: [
        'Orteil dans le vide, talon qui déborde : mauvaise pointure. Regarde bien où ton pied s’arrête avant de partir avec {quoted}.',
        'Douze kilomètres de vieille ville dès le premier jour ? Commence par le glacier, le temps que les brides s’assouplissent : fais court avec {quoted}.',
        'La plage te suit jusque dans l’entrée, et les brides s’en abîment. Rince ou brosse en rentrant, puis refais un tour en {quoted}.',
        'Du sable partout, du sel en prime : au tuyau d’arrosage, comme les gosses. Les brides s’abîment moins, et demain, revoilà {quoted}.',
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
    lessons: {
      formal: [
        'Un soir chez vous, le temps d’un dîner, et ils se font sans risque. Le parquet du salon sera la première piste de {quoted}.',
        'Sur une chaise, toutes les pointures vont. Levez-vous, faites quelques pas, tournez au bout du tapis : c’est là que se décide {quoted}.',
        'Changer un petit bout usé ne coûte pas cher, à condition d’y aller avant que le talon ne s’abîme. Glissez dans le sac du cordonnier {quoted}.',
        'Une soirée se prépare aussi par les pieds. Quelques essais à la maison la semaine d’avant, et vous entrerez en souriant, avec {quoted}.',
      ],
      informal: [
        'Vaisselle, télé, couloir : porte-les un peu chez toi avant la grande soirée. Tant pis pour le voisin du dessous, vive {quoted}.',
        'Assis, même la pantoufle de Cendrillon irait à tout le monde. Debout, en marchant, tu sauras vraiment quoi penser de {quoted}.',
        'Ce clic-clic un peu métallique, c’est le petit bout qui s’en va. Le cordonnier le change pour pas cher : passe donc le voir avec {quoted}.',
        '« Lève-toi et marche », ça vaut aussi devant la glace de l’entrée. Si c’est encore oui au bout du couloir, c’est oui pour {quoted}.',
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
    lessons: {
      formal: [
        'Sans lacets, seul l’ajustement retient le pied. Choisissez près du pied, faites quelques pas, et voyez si le talon suit avec {quoted}.',
        'On force avec l’index, et c’est l’arrière qui cède. Un chausse-pied dans la poche, même de voyage, et l’on entre sans heurt dans {quoted}.',
        'Un jour de port, un jour de repos : le temps de sécher et de garder sa forme. Mercredi, laissez dans l’entrée {quoted}.',
        'Rien ne viendra resserrer ce qui est trop large, puisqu’il n’y a pas de lacets. Cherchez un ajustement près du pied en essayant {quoted}.',
      ],
      informal: [
        'Pas de lacets, pas de rattrapage : c’est l’ajustement qui fait tout. Prends près du pied, et marche un peu avec {quoted}.',
        'Ton doigt n’est pas un chausse-pied, et l’arrière le sait. Mets-en un vrai dans l’entrée, juste à côté de {quoted}.',
        'Même les paires ont droit à leur jour de repos : elles sèchent et gardent leur forme. Mardi, relâche pour {quoted}.',
        'Le talon qui claque à chaque pas ne retient rien, et il n’y a pas de lacets pour aider. Vérifie avant d’adopter {quoted}.',
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
    lessons: {
      formal: [
        'Un peu justes au début, ils se détendent ; trop grands, ils font traîner le pied. Entre deux pointures, vous savez comment choisir {quoted}.',
        'L’intérieur reste frais si l’on aère chaque matin, loin du radiateur. Près de la fenêtre, le temps du café, laissez {quoted}.',
        'Dans un escalier, mieux vaut que le talon soit tenu. Pensez à votre étage avant de choisir {quoted}.',
        'On les quitte tièdes le matin, et on les oublie sous le lit. Un peu d’air, loin des radiateurs, et l’on retrouvera au frais, ce soir, {quoted}.',
      ],
      informal: [
        'Le « schlap, schlap » dans le couloir, c’est une pointure de trop. Un peu juste, ça se détend : pense-y avant d’adopter {quoted}.',
        'Sous le radiateur, c’est chaud, mais l’intérieur n’est pas frais. Aère chaque matin, ailleurs, et ce soir, retrouvailles avec {quoted}.',
        'Des marches chez toi ? Il te faut quelque chose qui tienne le talon, alors regarde l’arrière de {quoted}.',
        'Descendre l’escalier en traînant les pieds, c’est un sport à risque. Mieux vaut un talon tenu : vérifie ça sur {quoted}.',
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

/** Where things are made: English | Turkish | German | French | Spanish. */
export const COUNTRIES = `
Turkey, Türkiye | Türkiye | Türkei | Turquie | Turquía
Germany | Almanya | Deutschland, germany | Allemagne | Alemania
France | Fransa | Frankreich, france | France | Francia
Spain | İspanya | Spanien, spain | Espagne | España
Italy | İtalya | Italien, italy | Italie, italy | Italia, italy
Portugal | Portekiz | Portugal | Portugal | Portugal
England | İngiltere | England | Angleterre | Inglaterra
Great Britain, Britain | Büyük Britanya | Großbritannien | Grande-Bretagne | Gran Bretaña
the United Kingdom, UK, united kingdom | Birleşik Krallık | Vereinigtes Königreich, vereinigten königreich | Royaume-Uni | Reino Unido
Scotland | İskoçya | Schottland | Écosse | Escocia
Wales | Galler | Wales | pays de Galles | Gales
Ireland | İrlanda | Irland | Irlande | Irlanda
the Netherlands, netherlands, holland | Hollanda | Niederlande, niederlanden, holland | Pays-Bas | Países Bajos, holanda
Belgium | Belçika | Belgien | Belgique | Bélgica
Luxembourg | Lüksemburg | Luxemburg | Luxembourg | Luxemburgo
Austria | Avusturya | Österreich | Autriche | Austria
Switzerland | İsviçre | Schweiz | Suisse | Suiza
Denmark | Danimarka | Dänemark | Danemark | Dinamarca
Sweden | İsveç | Schweden | Suède | Suecia
Norway | Norveç | Norwegen | Norvège | Noruega
Finland | Finlandiya | Finnland | Finlande | Finlandia
Iceland | İzlanda | Island | Islande | Islandia
Poland | Polonya | Polen | Pologne | Polonia
the Czech Republic, czech republic, czechia | Çekya, çek cumhuriyeti | Tschechien | Tchéquie, république tchèque | Chequia, república checa
Slovakia | Slovakya | Slowakei | Slovaquie | Eslovaquia
Hungary | Macaristan | Ungarn | Hongrie | Hungría
Romania | Romanya | Rumänien | Roumanie | Rumanía, rumania
Bulgaria | Bulgaristan | Bulgarien | Bulgarie | Bulgaria
Greece | Yunanistan | Griechenland | Grèce | Grecia
Croatia | Hırvatistan | Kroatien | Croatie | Croacia
Slovenia | Slovenya | Slowenien | Slovénie | Eslovenia
Serbia | Sırbistan | Serbien | Serbie | Serbia
Ukraine | Ukrayna | Ukraine | Ukraine | Ucrania
Estonia | Estonya | Estland | Estonie | Estonia
Latvia | Letonya | Lettland | Lettonie | Letonia
Lithuania | Litvanya | Litauen | Lituanie | Lituania
Georgia | Gürcistan | Georgien | Géorgie | Georgia
the USA, USA, united states, U.S.A. | ABD, abd, amerika birleşik devletleri | USA, vereinigte staaten, vereinigten staaten | États-Unis, usa | Estados Unidos, ee. uu., usa
Canada | Kanada | Kanada | Canada | Canadá
Mexico | Meksika | Mexiko | Mexique | México
Guatemala | Guatemala | Guatemala | Guatemala | Guatemala
Brazil | Brezilya | Brasilien | Brésil | Brasil
Argentina | Arjantin | Argentinien | Argentine | Argentina
Chile | Şili | Chile | Chili | Chile
Colombia | Kolombiya | Kolumbien | Colombie | Colombia
Peru | Peru | Peru | Pérou | Perú
Ecuador | Ekvador | Ecuador | Équateur | Ecuador
China | Çin | China | Chine | China
Japan | Japonya | Japan | Japon | Japón
South Korea, korea | Güney Kore | Südkorea | Corée du Sud | Corea del Sur
Taiwan | Tayvan | Taiwan | Taïwan, taiwan | Taiwán
Vietnam | Vietnam | Vietnam | Viêt Nam, vietnam | Vietnam
Thailand | Tayland | Thailand | Thaïlande | Tailandia
Indonesia | Endonezya | Indonesien | Indonésie | Indonesia
India | Hindistan | Indien | Inde | India
Pakistan | Pakistan | Pakistan | Pakistan | Pakistán
Bangladesh | Bangladeş | Bangladesch | Bangladesh | Bangladés, bangladesh
Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka
Nepal | Nepal | Nepal | Népal | Nepal
Iran | İran | Iran, iran | Iran | Irán
Israel | İsrail | Israel | Israël | Israel
Egypt | Mısır | Ägypten | Égypte | Egipto
Morocco | Fas | Marokko | Maroc | Marruecos
Tunisia | Tunus | Tunesien | Tunisie | Túnez
Kenya | Kenya | Kenia | Kenya | Kenia
Ethiopia | Etiyopya | Äthiopien | Éthiopie | Etiopía
Ghana | Gana | Ghana | Ghana | Ghana
Madagascar | Madagaskar | Madagaskar | Madagascar | Madagascar
South Africa | Güney Afrika | Südafrika | Afrique du Sud | Sudáfrica
Australia | Avustralya | Australien | Australie | Australia
New Zealand | Yeni Zelanda | Neuseeland | Nouvelle-Zélande | Nueva Zelanda
`;

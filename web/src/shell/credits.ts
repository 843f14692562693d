// Whose work the page shows besides our own: for the page with credits. Kept true by hand when a package is added.
export interface Credit {
  what: 'icons' | 'fonts';
  name: string;
  by: string;
  license: string;
  licenseUrl: string;
  url: string;
}

const OFL = { license: 'SIL Open Font License 1.1', licenseUrl: 'https://openfontlicense.org' };

export const CREDITS: readonly Credit[] = [
  {
    what: 'icons',
    name: 'Game-icons.net',
    by: 'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion',
    license: 'CC BY 3.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
    url: 'https://game-icons.net',
  },
  { what: 'fonts', name: 'Grenze', by: 'Omnibus-Type', url: 'https://github.com/Omnibus-Type/Grenze', ...OFL },
  { what: 'fonts', name: 'Grenze Gotisch', by: 'Omnibus-Type', url: 'https://github.com/Omnibus-Type/Grenze-Gotisch', ...OFL },
  { what: 'fonts', name: 'Alegreya Sans', by: 'Juan Pablo del Peral, Huerta Tipográfica', url: 'https://github.com/huertatipografica/Alegreya-Sans', ...OFL },
];

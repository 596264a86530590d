/** Google's own list has some hundred thousand places; here are those that the accounts sell to. */
export type Place = { id: string; name: string; canonicalName: string; countryCode: string; type: string };

export const COUNTRIES: Place[] = [
  country('2826', 'United Kingdom', 'GB'),
  country('2372', 'Ireland', 'IE'),
  country('2276', 'Germany', 'DE'),
  country('2792', 'Türkiye', 'TR'),
  country('2840', 'United States', 'US'),
  country('2356', 'India', 'IN'),
];

export const CITIES: Place[] = [
  city('1006886', 'London', 'England,United Kingdom', 'GB'),
  city('1006912', 'Manchester', 'England,United Kingdom', 'GB'),
  city('1006976', 'Leeds', 'England,United Kingdom', 'GB'),
  city('1007336', 'Edinburgh', 'Scotland,United Kingdom', 'GB'),
  city('1007850', 'Dublin', 'County Dublin,Ireland', 'IE'),
  city('1003854', 'Berlin', 'Berlin,Germany', 'DE'),
  city('1012782', 'İstanbul', 'İstanbul,Türkiye', 'TR'),
  city('1012763', 'Ankara', 'Ankara,Türkiye', 'TR'),
  city('1012787', 'İzmir', 'İzmir,Türkiye', 'TR'),
  city('1023191', 'New York', 'New York,United States', 'US'),
  city('1014221', 'San Francisco', 'California,United States', 'US'),
  city('1007740', 'Mumbai', 'Maharashtra,India', 'IN'),
];

export const PLACES = new Map([...COUNTRIES, ...CITIES].map((place) => [place.id, place]));

/** The criterion id of the country that a city lies in. */
export function countryOf(cityId: string): string {
  const code = PLACES.get(cityId)?.countryCode;
  return COUNTRIES.find(({ countryCode }) => countryCode === code)?.id ?? '2826';
}

function country(id: string, name: string, countryCode: string): Place {
  return { id, name, canonicalName: name, countryCode, type: 'Country' };
}

function city(id: string, name: string, rest: string, countryCode: string): Place {
  return { id, name, canonicalName: `${name},${rest}`, countryCode, type: 'City' };
}

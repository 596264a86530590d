import type { TokenWeatherKind } from './id-tokens.ts';
import type { WeatherKind } from './weather.ts';

export type Grant = {
  personId: string;
  scopes: string[];
  refreshToken: string | null;
  /** When they end, by token. */
  accessTokens: Record<string, number>;
};

export type GoogleState = {
  grants: Grant[];
  /** For so many questions, null for all that come, when so many more were answered. */
  weather: { kind: WeatherKind; left: number | null; after: number } | null;
  /** As above, of ID tokens. */
  tokenWeather: { kind: TokenWeatherKind; left: number | null } | null;
};

export function emptyState(): GoogleState {
  return { grants: [], weather: null, tokenWeather: null };
}

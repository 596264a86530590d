import { text } from '#shared/core/sentence.ts';
import type { Translate } from '#web/core/app/i18n.ts';

const CAMPAIGN_TYPES: Record<string, string> = {
  search: text('Search'),
  shopping: text('Shopping'),
  display: text('Display'),
  video: text('Video'),
  performance_max: text('Performance Max'),
  demand_gen: text('Demand Gen'),
};

const STATUSES: Record<string, string> = {
  enabled: text('running'),
  paused: text('paused'),
  removed: text('removed'),
};

const DEVICES: Record<string, string> = {
  mobile: text('Mobile'),
  desktop: text('Desktop'),
  tablet: text('Tablet'),
  connected_tv: text('TV'),
};

const PEOPLE: Record<string, string> = {
  female: text('Women'),
  male: text('Men'),
  unknown: text('Unknown'),
};

const NETWORKS: Record<string, string> = {
  search: text('Google search'),
  search_partners: text('Search partners'),
  content: text('Display network'),
  youtube: text('YouTube'),
  mixed: text('Several networks'),
};

const named = (names: Record<string, string>) => (t: Translate, name: string) => {
  const known = names[name.toLowerCase().replaceAll(' ', '_')];
  return known ? t(known) : name;
};

/* As Google names them; what it adds one day is written as it comes. */
export const campaignTypeText = named(CAMPAIGN_TYPES);
export const statusText = named(STATUSES);
export const deviceText = named(DEVICES);
export const networkText = named(NETWORKS);
export const personText = named(PEOPLE);

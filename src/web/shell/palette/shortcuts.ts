import { text } from '#shared/core/sentence.ts';
import { localSetting } from '#web/core/app/local-setting.ts';
import { paths } from '#web/core/app/paths.ts';

/** Pressed after `g`, as in «go». */
export const PAGE_KEYS = [
  { key: 'd', label: text('Dashboard'), to: paths.home },
  { key: 's', label: text('Connected Stores'), to: paths.stores },
  { key: 'a', label: text('General Analytics'), to: paths.analytics },
  { key: 'c', label: text('Content Creator'), to: paths.contentCreator },
  { key: 'k', label: text('Social Media Calendar'), to: paths.calendar },
  { key: 'r', label: text('Ads Optimization'), to: paths.ads },
  { key: ',', label: text('Settings'), to: paths.settings },
] as const;

/** WCAG 2.1.4: who speaks to the computer, or rests a hand on the keys, can switch single keys off. */
export const singleKeysSetting = localSetting('vitrin-single-keys');

export const areSingleKeysOn = (remembered: string | null) => remembered !== 'off';

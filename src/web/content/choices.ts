import * as z from 'zod/mini';
import {
  ContentFormat,
  ContentLanguage,
  ContentPlatform,
  type ContentRequest,
  ContentType,
  REEL_SECONDS,
  Tone,
  VARIATION_COUNT,
  type VariationsRequest,
} from '#shared/content/content.ts';
import { spokenAt } from '#shared/content/spoken-language.ts';
import type { Store } from '#shared/stores/stores.ts';
import { tabSetting, useRememberedChoices } from '#web/core/app/tab-setting.ts';

/** Defaults of SPEC section 9; what was remembered by an older release and is no choice any more falls back to them. */
const Choices = z.object({
  platform: z.catch(ContentPlatform, 'instagram'),
  contentFormat: z.catch(ContentFormat, 'post'),
  videoDuration: z.catch(z.literal(REEL_SECONDS), 5),
  contentType: z.catch(ContentType, 'product'),
  tone: z.catch(Tone, 'professional'),
  includeImage: z.catch(z.boolean(), true),
  includeHashtags: z.catch(z.boolean(), true),
  templateId: z.catch(z.nullable(z.string()), null),
});
type SharedChoices = z.infer<typeof Choices>;
export type Choices = SharedChoices & { language: ContentLanguage };
const Languages = z.catch(z.record(z.string(), ContentLanguage), {});

const setting = tabSetting('vitrin-content-choices');

/**
 * What stands in the setup form, remembered in this browser; the language for each store, whose customers read it. Until
 * one is chosen it is theirs, not the screen's.
 */
export function useChoices(store: Store) {
  const [remembered, remember] = useRememberedChoices(setting, (saved) => ({
    ...Choices.parse(saved),
    languages: Languages.parse('languages' in saved ? saved.languages : {}),
  }));
  const { languages, ...choices } = remembered;
  const choose = ({ language, ...change }: Partial<Choices>) =>
    remember(language ? { ...change, languages: { ...languages, [store.id]: language } } : change);
  return [{ ...choices, language: languages[store.id] ?? spokenAt(store) }, choose] as const;
}

export function contentRequest(
  productId: string,
  choices: Choices,
  templateId: string | null,
): ContentRequest {
  const { includeImage, includeHashtags } = choices;
  return {
    ...wish(productId, choices),
    includeImage: choices.contentFormat === 'reel' || includeImage,
    includeHashtags,
    ...(templateId && { templateId }),
  };
}

export function variationsRequest(productId: string, choices: Choices): VariationsRequest {
  return { ...wish(productId, choices), variationCount: VARIATION_COUNT };
}

function wish(productId: string, choices: Choices) {
  const { platform, contentFormat, videoDuration, contentType, tone, language } = choices;
  return {
    productId,
    platform,
    contentFormat,
    ...(contentFormat === 'reel' ? { videoDuration } : {}),
    contentType,
    tone,
    language,
  };
}

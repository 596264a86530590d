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
import { useT } from '#web/core/app/i18n.ts';
import { tabSetting, useRememberedChoices } from '#web/core/app/tab-setting.ts';

/** Defaults of SPEC section 9; what was remembered by an older release and is no choice any more falls back to them. */
const Choices = z.object({
  platform: z.catch(ContentPlatform, 'instagram'),
  contentFormat: z.catch(ContentFormat, 'post'),
  videoDuration: z.catch(z.literal(REEL_SECONDS), 5),
  contentType: z.catch(ContentType, 'product'),
  tone: z.catch(Tone, 'professional'),
  language: z.catch(ContentLanguage, 'en'),
  includeImage: z.catch(z.boolean(), true),
  includeHashtags: z.catch(z.boolean(), true),
  templateId: z.catch(z.nullable(z.string()), null),
});
export type Choices = z.infer<typeof Choices>;

const setting = tabSetting('vitrin-content-choices');

/** What stands in the setup form, remembered in this browser. Posts are in the reader's language until another is chosen. */
export function useChoices() {
  const { language } = useT();
  return useRememberedChoices(setting, (remembered) => Choices.parse({ language, ...remembered }));
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

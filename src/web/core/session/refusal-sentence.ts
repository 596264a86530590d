import type { Refusal } from '#shared/core/permissions.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** Why a member was not let connect something. Null where the code says anything else. */
export function refusalSentence(t: Translate, code: string): string | null {
  switch (code as Refusal) {
    case 'second_factor_required':
      return t(
        'This account asks its members to sign in with a code. Please set one up in the settings first.',
      );
    case 'role_too_small':
      return t('Your role does not include this. A manager or an owner of the account can do it.');
  }
  return null;
}

interface NumberPlan {
  callingCode: string;
  /** What is dialled before a number within the country. */
  trunk: string;
  /** Numbers without it that are certain. */
  national: RegExp;
}

const NORTH_AMERICA = { callingCode: '1', trunk: '1', national: /^[2-9]\d{2}[2-9]\d{6}$/ };
/** Countries whose mobile numbers cannot be mistaken; written otherwise than with its calling code, any other is left out. */
const PLANS: Record<string, NumberPlan> = {
  TR: { callingCode: '90', trunk: '0', national: /^5\d{9}$/ },
  US: NORTH_AMERICA,
  CA: NORTH_AMERICA,
  GB: { callingCode: '44', trunk: '0', national: /^7\d{9}$/ },
  FR: { callingCode: '33', trunk: '0', national: /^[67]\d{8}$/ },
  NL: { callingCode: '31', trunk: '0', national: /^6\d{8}$/ },
  DE: { callingCode: '49', trunk: '0', national: /^1[567]\d{8,9}$/ },
  ES: { callingCode: '34', trunk: '', national: /^[67]\d{8}$/ },
};

const E164 = /^\+[1-9]\d{7,14}$/;

/** A number as E.164, which is what Google hashes; null where its country would be a guess. */
export function matchPhone(phone: string | null, country: string | null): string | null {
  const written = (phone ?? '').trim();
  if (!/^\+?[\d\s().\-/]+$/.test(written)) return null;
  const isInternational = /^(\+|00)/.test(written);
  const digits = written.replace(isInternational ? /\(0\)|\D/g : /\D/g, '');
  if (isInternational) return asE164(`+${digits.replace(/^00/, '')}`);
  const plan = PLANS[country ?? ''];
  return plan ? asE164(fromPlan(digits, plan)) : null;
}

function fromPlan(digits: string, { callingCode, trunk, national }: NumberPlan): string {
  const beginnings = [callingCode, trunk, ''];
  for (const beginning of beginnings) {
    const rest = digits.slice(beginning.length);
    if (digits.startsWith(beginning) && national.test(rest)) return `+${callingCode}${rest}`;
  }
  return '';
}

function asE164(text: string): string | null {
  return E164.test(text) ? text : null;
}

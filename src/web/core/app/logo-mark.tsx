import { localSetting, useLocalSetting } from './local-setting.ts';

const DEFAULT_LOGO = '/vitrin.svg';

/** What changes the logo saves it under this key and dispatches `logo-updated` on the window. */
const setting = localSetting('vitrin-logo', { event: 'logo-updated' });

function useLogo(): string {
  return useLocalSetting(setting) || DEFAULT_LOGO;
}

export function LogoMark({ className = 'size-7' }: { className?: string }) {
  return (
    <img
      src={useLogo()}
      alt=""
      width={28}
      height={28}
      className={`${className} rounded-[22%] object-contain`}
    />
  );
}

export function LogoName() {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark />
      <span className="font-display font-semibold text-[1.1875rem] tracking-[-0.02em]">Vitrin</span>
    </span>
  );
}

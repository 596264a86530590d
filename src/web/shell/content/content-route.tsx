import { ContentPage } from '#web/content/page/content-page.tsx';
import { GoingOutContext } from '#web/content/result/going-out.ts';
import { AccountsBanner as Banner } from '#web/publishing/social-accounts/accounts-banner.tsx';
import { FirstAccount } from './first-account.tsx';

const goingOut = { Banner, FirstAccount };

export function ContentRoute() {
  return (
    <GoingOutContext value={goingOut}>
      <ContentPage />
    </GoingOutContext>
  );
}

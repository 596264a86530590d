import { ofEach } from '#shared/content/networks/networks.ts';
import { FacebookFrame } from './facebook-frame.tsx';
import { InstagramFrame } from './instagram-frame.tsx';
import { TelegramFrame } from './telegram-frame.tsx';
import { XFrame } from './x-frame.tsx';

const STYLES = { instagram: InstagramFrame, facebook: FacebookFrame, x: XFrame, telegram: TelegramFrame };

/** What a post looks like in the feed of each network. */
export const FRAMES = ofEach(({ preview }) => STYLES[preview.frame]);

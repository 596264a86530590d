import { WORDS } from '#languages/words.ts';
import { moneyText } from '#server/content/writer/money-text.ts';
import { escapeHtml as escaped } from '#server/core/http/ready-pages.ts';
import { frame } from '#server/publishing/public-page/frame.ts';
import type { PageLook } from '#server/publishing/public-page/look.ts';
import { pathOfLink } from '#server/publishing/short-links/short-links.ts';
import type { Language } from '#shared/core/languages.ts';
import { shopPagePath } from '#shared/publishing/shop-page.ts';
import { whatsAppShare } from '#shared/publishing/whatsapp.ts';
import type { PostOnPage, StoreOfPage, VariantOnPage } from './repository.ts';

/** What a page is made of; the codes lead to what its posts are about. */
export interface PageContent {
  store: StoreOfPage;
  /** Where the shop itself is. */
  shopUrl: string;
  look: PageLook;
  hasLogo: boolean;
  posts: (PostOnPage & { code: string })[];
}

interface Surroundings {
  language: Language;
  publicUrl: string;
}

/** Pictures that are seen at once on a phone. */
const AT_ONCE = 12;

/** The posts of a shop as its feed has them, each leading to its product; whole without a script. */
export function pageHtml(
  { store, shopUrl, look, hasLogo, posts }: PageContent,
  { language, publicUrl }: Surroundings,
) {
  const words = WORDS[language].shopPage;
  const path = shopPagePath(store.handle);
  const links = store.links.map(
    ({ label, url }) => `<a class="link" href="${escaped(url)}" rel="noopener">${escaped(label)}</a>`,
  );
  const address = publicUrl + path;
  const tiles = posts.map((post, place) => tile(post, { store, language, isLazy: place >= AT_ONCE }));
  return frame({
    language,
    look,
    title: store.name,
    description: words.description(store.name),
    address,
    picture: posts.length > 0 ? `${publicUrl}${path}/preview.jpg` : null,
    icon: hasLogo ? `${path}/logo.png` : null,
    isListed: store.isPublic && store.inSearch,
    body: `<header>${hasLogo ? `<img class="logo" src="${path}/logo.png" alt="" height="72">` : ''}
<h1>${escaped(store.name)}</h1>
<nav>${links.join('')}<a class="link" href="${escaped(shopUrl)}" rel="noopener">${words.toShop}</a></nav></header>
<main>${tiles.length > 0 ? `<ul class="grid">${tiles.join('\n')}</ul>` : `<p class="quiet">${words.noPosts}</p>`}
<p class="quiet">${shareLink(store.name, address, language)}</p></main>`,
  });
}

function shareLink(words: string, address: string, language: Language, look = ''): string {
  const { shareByWhatsApp } = WORDS[language].shopPage;
  return `<a${look} href="${escaped(whatsAppShare(words, address))}" target="_blank" rel="noopener">${shareByWhatsApp}</a>`;
}

function tile(
  post: PostOnPage & { code: string },
  { store, language, isLazy }: { store: StoreOfPage; language: Language; isLazy: boolean },
): string {
  const words = WORDS[language].shopPage;
  const price = priceText(post, store, language);
  const name = post.productTitle ?? words.post;
  return `<li${price.isOver ? ' class="over"' : ''}><a href="${pathOfLink(post.code)}"><img src="${pictureOf(store, post, 480)}" alt="${escaped(post.altText ?? name)}" width="480" height="480"${isLazy ? ' loading="lazy"' : ''} decoding="async">${post.isReel ? `<svg class="reel" viewBox="0 0 24 24" role="img" aria-label="${words.reel}"><path d="M7 4.5v15l12-7.5z"/></svg>` : ''}<span class="name">${escaped(name)}</span>${price.text ? `<span class="price">${escaped(price.text)}</span>` : ''}</a></li>`;
}

/** The page of one post, to be shared: its picture, what it costs now, and the ways to buy it. */
export function landingHtml(
  {
    store,
    look,
    hasLogo,
    post,
  }: Pick<PageContent, 'store' | 'look' | 'hasLogo'> & { post: PostOnPage & { code: string } },
  { language, publicUrl }: Surroundings,
) {
  const words = WORDS[language].shopPage;
  const path = shopPagePath(store.handle);
  const link = pathOfLink(post.code);
  const address = `${publicUrl}${path}/p/${post.code}`;
  const name = post.productTitle ?? store.name;
  const price = priceText(post, store, language);
  const variants = post.product?.variants ?? [];
  const choices =
    variants.length > 1
      ? `<h2>${words.variants}</h2><ul class="variants">${variants.map((variant) => `<li>${choice(variant, { store, link, language })}</li>`).join('')}</ul>`
      : '';
  const [only] = variants.length === 1 ? variants : [];
  return frame({
    language,
    look,
    title: `${name} · ${store.name}`,
    description: price.text ? `${name}: ${price.text}` : words.description(store.name),
    address,
    picture: post.pictureId ? publicUrl + pictureOf(store, post, 1080) : null,
    icon: hasLogo ? `${path}/logo.png` : null,
    isListed: store.isPublic && store.inSearch,
    body: `<main class="one">${post.pictureId ? `<img class="photo" src="${pictureOf(store, post, 1080)}" alt="${escaped(post.altText ?? name)}">` : ''}
<h1>${escaped(name)}</h1>
${price.text ? `<p class="cost">${price.before ? `<s><span class="unseen">${words.before} </span>${escaped(price.before)}</s> ` : ''}${escaped(price.text)}</p>` : ''}
<p class="ways">${only && !only.soldOut && isShopify(store) ? `<a class="link" href="${link}?variant=${encodeURIComponent(only.id)}">${words.buy}</a>` : ''}<a class="link" href="${link}">${words.seeInShop}</a>${shareLink(name, address, language, ' class="link"')}</p>
${choices}
<p class="quiet"><a href="${path}">${escaped(words.allPosts(store.name))}</a></p></main>`,
  });
}

function choice(
  { id, title, price, soldOut }: VariantOnPage,
  { store, link, language }: { store: StoreOfPage; link: string; language: Language },
): string {
  const words = WORDS[language].shopPage;
  const name = `<span>${escaped(title)}</span><span>${soldOut ? words.soldOut : money(price, store, language)}</span>`;
  if (soldOut) return `<span class="choice over">${name}</span>`;
  const address = isShopify(store) ? `${link}?variant=${encodeURIComponent(id)}` : link;
  return `<a class="choice" href="${address}">${name}</a>`;
}

/** Only there has a cart an address of its own. */
const isShopify = ({ platform }: StoreOfPage) => platform === 'shopify';

interface ShownPrice {
  text: string;
  /** What the shown price was before, where that was more. */
  before: string;
  /** It cannot be bought any more. */
  isOver: boolean;
}

function priceText({ product, isOfProduct }: PostOnPage, store: StoreOfPage, language: Language): ShownPrice {
  const words = WORDS[language].shopPage;
  if (!product) return { text: isOfProduct ? words.notOnSale : '', before: '', isOver: isOfProduct };
  const left = product.variants.filter(({ soldOut }) => !soldOut);
  const [cheapest] = left;
  if (!cheapest) {
    const isOver = product.variants.length > 0;
    return { text: isOver ? words.soldOut : '', before: '', isOver };
  }
  const text = money(cheapest.price, store, language);
  const isFrom = left.some(({ price }) => price !== cheapest.price);
  return {
    text: isFrom ? words.from(text) : text,
    before: cheapest.before === null ? '' : money(cheapest.before, store, language),
    isOver: false,
  };
}

const money = (minor: number, { currency }: StoreOfPage, language: Language) =>
  moneyText(minor, currency, language);

function pictureOf({ handle }: StoreOfPage, { pictureId }: PostOnPage, width: 480 | 1080): string {
  return `${shopPagePath(handle)}/pictures/${pictureId}-${width}.jpg`;
}

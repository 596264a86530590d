import { type AppCredentials, isRefused, type ShopifyApp } from '#simulators/shopify/apps/apps.ts';
import { jsonReply, type Reply } from '#simulators/shopify/http/http-reply.ts';
import {
  ACCESS_TOKEN_LASTS_S,
  CLIENT_TOKEN_LASTS_S,
  type Grants,
  type Owner,
  REFRESH_TOKEN_LASTS_S,
} from '#simulators/shopify/shop/grants.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';

type Dependencies = { app: ShopifyApp; merchantApp: AppCredentials; grants: Grants };

/** POST /admin/oauth/access_token: a code, a refresh token or the secret of a merchant's own app for a token. */
export function createTokenEndpoint({ app, merchantApp, grants }: Dependencies) {
  return function answerTokenRequest(shop: Shop, body: Record<string, string>): Reply {
    const { client_id: clientId = '', client_secret: secret, grant_type: grantType } = body;
    const known = [app, merchantApp].find((each) => each.clientId === clientId);
    if (!known) return refuse(400, 'application_cannot_be_found', 'No app has this client_id');
    if (known.clientSecret !== secret) return refuse(401, 'invalid_client', 'The client_secret is wrong');
    const owner = { shop: shop.name, clientId };
    switch (grantType ?? 'authorization_code') {
      case 'authorization_code':
        return exchangeCode(owner, body);
      case 'refresh_token':
        return refreshTokens(owner, body);
      case 'client_credentials':
        return giveClientToken(shop, owner);
      default:
        return refuse(400, 'unsupported_grant_type', `The simulator does not support ${grantType}`);
    }
  };

  function exchangeCode(owner: Owner, body: Record<string, string>): Reply {
    const granted = grants.takeCode(body.code ?? '', owner);
    if (!granted) return refuse(400, 'invalid_request', 'The code is unknown, too old or was used before');
    if (body.expiring === '1') return pairReply(grants.issuePair(granted), granted.scopes);
    const accessToken = grants.issueAccessToken(granted, null);
    return jsonReply(200, { access_token: accessToken, scope: granted.scopes.join(',') });
  }

  function refreshTokens(owner: Owner, body: Record<string, string>): Reply {
    const pair = grants.refresh(body.refresh_token ?? '', owner);
    if (!pair) {
      return refuse(401, 'invalid_request', 'This request requires an active refresh_token');
    }
    return pairReply(pair, pair.scopes);
  }

  function giveClientToken(shop: Shop, owner: Owner): Reply {
    if (owner.clientId !== merchantApp.clientId || !shop.ownsMerchantApp) {
      return refuse(400, 'shop_not_permitted', 'The app and the shop belong to different organisations');
    }
    const granted = { ...owner, scopes: [...shop.scopes].filter((scope) => !isRefused(shop, scope)) };
    grants.install(granted);
    return jsonReply(200, {
      access_token: grants.issueAccessToken(granted, CLIENT_TOKEN_LASTS_S),
      scope: granted.scopes.join(','),
      expires_in: CLIENT_TOKEN_LASTS_S,
    });
  }
}

function pairReply(pair: { accessToken: string; refreshToken: string }, scopes: string[]): Reply {
  return jsonReply(200, {
    access_token: pair.accessToken,
    scope: scopes.join(','),
    expires_in: ACCESS_TOKEN_LASTS_S,
    refresh_token: pair.refreshToken,
    refresh_token_expires_in: REFRESH_TOKEN_LASTS_S,
  });
}

function refuse(status: number, error: string, description: string): Reply {
  return jsonReply(status, { error, error_description: description });
}

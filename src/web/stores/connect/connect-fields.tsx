import type { ConnectForm, TypedConnection } from './connection.ts';
import { ShopierDirect, ShopierOauth } from './shopier-fields.tsx';
import { ShopifyApp, ShopifyDirect, ShopifyOauth } from './shopify-fields.tsx';

export interface ConnectFieldsProps {
  form: ConnectForm;
  values: TypedConnection;
  onChange: (changed: Partial<TypedConnection>) => void;
  /** What was typed where a store name belongs. */
  wrongHost: string | null;
  onOwnApp: (ownApp: boolean) => void;
}

export function ConnectFields(props: ConnectFieldsProps) {
  switch (props.form) {
    case 'shopify-oauth':
      return <ShopifyOauth {...props} />;
    case 'shopify-direct':
      return <ShopifyDirect {...props} />;
    case 'shopify-app':
      return <ShopifyApp {...props} />;
    case 'shopier-oauth':
      return <ShopierOauth />;
    case 'shopier-direct':
      return <ShopierDirect {...props} />;
  }
}

import * as q from '#server/platforms/shopify/queries.ts';
import { createShopifySimulator } from '#simulators/shopify/simulator.ts';
const s = await createShopifySimulator({ shops: [{ name: 'a', accessTokens:['shpat_x'], orders: [{ lines: [{ title:'x', unitPrice:'2.00' }] }], customers:[{email:'a@b.c'}], products:[{title:'P',price:'3.00'}] }] });
const u = s.origin.replace('{shop}','a')+'/admin/api/2026-10/graphql.json';
const g = {customers:true,orders:true,allOrders:true,inventory:true,unitCost:true} as any;
async function ask(name:string, query:string, variables:any={}){ const r= await fetch(u,{method:'POST',headers:{'content-type':'application/json','X-Shopify-Access-Token':'shpat_x'},body:JSON.stringify({query,variables})}); const t=await r.json() as any; console.log(name, t.errors?JSON.stringify(t.errors).slice(0,400):'ok'); return t; }
for (const k of Object.keys(q)) { const d=(q as any)[k]; if(!k.endsWith('Document')||k==='bulkDocument') continue; let t; try { t = typeof d==='function'? d(g,'ID'):d; if (typeof d==='function' && d.length===2 ) t = d(g,'UPDATED_AT'); } catch(e){ console.log(k,String(e)); continue }
 await ask(k, typeof t==='string'?t:(t.text??t.document??JSON.stringify(t)), {first:5, query:'', id:'gid://shopify/Order/1', ids:['gid://shopify/Order/1']}); }
for (const kind of q.HISTORY_KINDS as any) { try { const inner=(q as any).bulkDocument(kind, g); console.log(inner.slice(0,60)); const r=await ask('bulk '+kind, `mutation($q:String!){bulkOperationRunQuery(query:$q,groupObjects:true){bulkOperation{id status} userErrors{field message}}}`,{q:inner}); console.log(JSON.stringify(r.data));} catch(e){console.log(kind,String(e))} }
await s.close();

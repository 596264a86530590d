import { createShopifySimulator } from '#simulators/shopify/simulator.ts';
import { createOutside } from '#server/platforms/outside.ts';
import { createShopifyConnector } from '#server/platforms/shopify/connector.ts';
const token='shpat_0123456789abcdef0123456789abcdef';
const sim = await createShopifySimulator({ demoShops: true });
const outside = createOutside({ allowedOrigins: [new URL(sim.origin.replace('{shop}','x')).origin] });
const sleeps:number[]=[];
const c = createShopifyConnector({ shopOrigin: sim.origin, apiVersion:'2026-10', outside, log:{warn:(f,e)=>console.log('LOG',e,f)}, sleep: async (ms)=>{sleeps.push(ms); await new Promise(r=>setTimeout(r,Math.min(ms,20)))} });
const signal = new AbortController().signal;
for (const name of process.argv.slice(2)) {
  const access={storeName:name,accessToken:token};
  try {
    const t0=performance.now();
    const identity = await c.inspect(access);
    console.log(name, identity, 'count', await c.countOrders(access));
    let n=0; for await (const b of c.recentOrders(access,{identity,since:new Date(Date.now()-90*864e5),signal})) n+=b.orders!.length;
    console.log('recent',n, Math.round(performance.now()-t0));
    let cp = await c.prepareHistory(access, identity);
    console.log(JSON.stringify(Object.fromEntries(Object.entries(cp).map(([k,v]:any)=>[k,v.mode]))));
    while(!(await c.historyReady(access,cp))) await new Promise(r=>setTimeout(r,50));
    const t1=performance.now();
    const seen:any={}; const orders=new Map();
    for await (const b of c.history(access,{identity,checkpoint:cp,signal})) for (const k of ['products','customers','orders','checkouts'] as const) { seen[k]=(seen[k]??0)+(b[k]?.length??0); if(k==='orders') for(const o of b.orders??[]) orders.set(o.id,o); }
    console.log('history',seen,'distinct',orders.size,'changed',[...orders.values()].filter(o=>o.changed).length,'events',[...orders.values()].filter(o=>o.detail==='events').length, 'bad', [...orders.values()].filter(o=>{const s=o.sales.filter((x:any)=>x.kind==='sale').reduce((a:number,x:any)=>a+x.amount+x.discount,0); return s!==o.total}).length, Math.round(performance.now()-t1)+'ms');
    let ch=0; for await (const b of c.changesSince(access,{identity,since:new Date(Date.now()-7*864e5),signal})) ch+=(b.orders?.length??0);
    console.log('changes',ch,'requests',sim.shop(name).graphqlRequests,'throttled',sim.shop(name).throttledRequests,'max',sim.shop(name).maxPointsUsed,'bulk',sim.shop(name).bulkOperationsStarted,'slept',sleeps.reduce((a,b)=>a+b,0)); sleeps.length=0;
  } catch(e:any) { console.log(name,'FAIL',e.kind,e.code,e.message,e.kind?'':e.stack, e.cause?.message?.slice?.(0,300)); }
}
outside.close(); await sim.close();

import { createOutside } from '#server/platforms/outside.ts';
import { createShopifyConnector } from '#server/platforms/shopify/connector.ts';
const token='shpat_0123456789abcdef0123456789abcdef';
const outside = createOutside({ allowedOrigins: ['http://127.0.0.1:4999'] });
const c = createShopifyConnector({ shopOrigin: 'http://127.0.0.1:4999/shopify/{shop}', apiVersion:'2026-10', outside, log:{warn:(f,e)=>console.log('LOG',e,f)} });
const access={storeName:'yonder-gifts',accessToken:token};
const identity = await c.inspect(access);
const cp = await c.prepareHistory(access, identity);
while(!(await c.historyReady(access,cp))) await new Promise(r=>setTimeout(r,500));
const t1=performance.now(), u=process.cpuUsage(); let n=0, lines=0, sales=0, maxRss=0; let last=t1;
for await (const b of c.history(access,{identity,checkpoint:cp,signal:new AbortController().signal})) { n+=b.orders?.length??0; for(const o of b.orders??[]) {lines+=o.lines.length; sales+=o.sales.length}; maxRss=Math.max(maxRss,process.memoryUsage().rss);
 }
const cpu=process.cpuUsage(u); const ms=performance.now()-t1;
console.log({orders:n,lines,sales,ms:Math.round(ms),cpuMs:Math.round((cpu.user+cpu.system)/1000),linesPerSec:Math.round(lines/ms*1000),rssMB:Math.round(maxRss/1e6)});
outside.close();

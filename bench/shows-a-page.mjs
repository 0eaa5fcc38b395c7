// A suite that acts as a browser: it requests a page and the script by which its document reports that it is shown.
const base = process.env.BASE_URL;
const html = await (await fetch(`${base}/auth`)).text();
const script = await (await fetch(`${base}/${/__practice.shown[^"]+/.exec(html)[0]}`)).text();
await fetch(`${base}/${/__practice[^']+/.exec(script)[0]}auth`);

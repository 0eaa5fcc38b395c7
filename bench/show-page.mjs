const base = process.env.BASE_URL;

/** Acts as a browser: requests a page and the script by which its document reports that it is shown. */
export async function showPage(id) {
  const html = await (await fetch(`${base}/${id}`)).text();
  const script = await (await fetch(`${base}/${/__practice.shown[^"]+/.exec(html)[0]}`)).text();
  await fetch(`${base}/${/(?<=fetch\('\/)__practice[^']+/.exec(script)[0]}${id}`);
}

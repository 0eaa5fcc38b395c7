// The other counters of this site. Their messages are those of site/pages/windows/counter.ts.
const channel = new BroadcastChannel(`practice-site counter ${new URL('..', window.location.href).pathname}`);

let count = 0;
// Only a reply to this question counts, and only the first.
let asking = crypto.getRandomValues(new Uint32Array(1))[0];
// What was counted here since the question: the reply does not have it yet.
let own = 0;

function show(next) {
  count = next;
  const shown = document.getElementById('count');
  if (shown) shown.textContent = `Count: ${count}`;
}

channel.addEventListener('message', ({ data }) => {
  if (typeof data?.ask === 'number') channel.postMessage({ to: data.ask, count });
  else if (typeof data?.add === 'number') show(count + data.add);
  else if (typeof data?.count === 'number') take(data);
});
channel.postMessage({ ask: asking });

function take({ to, count }) {
  if (to !== undefined && to !== asking) return;
  asking = undefined;
  show(to === undefined ? count : count + own);
}

// Listens on the document before it has any content, so that the button works as soon as it exists.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('button'))) return;
  own += 1;
  show(count + 1);
  channel.postMessage({ add: 1 });
});

// The count may have come before the element that shows it.
document.addEventListener('DOMContentLoaded', () => show(count));

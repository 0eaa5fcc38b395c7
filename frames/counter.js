// The other counters of this site. Their messages are those of site/pages/windows/counter.ts.
const channel = new BroadcastChannel(`practice-site counter ${new URL('..', window.location.href).pathname}`);

let count = 0;

function show(next) {
  count = next;
  const shown = document.getElementById('count');
  if (shown) shown.textContent = `Count: ${count}`;
}

channel.addEventListener('message', ({ data }) => {
  if (data?.ask) channel.postMessage({ count });
  else if (typeof data?.add === 'number') show(count + data.add);
  else if (typeof data?.count === 'number') show(data.count);
});
channel.postMessage({ ask: true });

// Listens on the document before it has any content, so that the button works as soon as it exists.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('button'))) return;
  show(count + 1);
  channel.postMessage({ add: 1 });
});

// The count may have come before the element that shows it.
document.addEventListener('DOMContentLoaded', () => show(count));

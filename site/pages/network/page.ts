import type { Page } from '../../page';

const number = { kind: 'number', description: 'its place, from 1' } as const;
const id = { kind: 'number', description: 'the order’s number' } as const;

export default {
  id: 'network',
  title: 'Network',
  icon: 'Network',
  onDemand: true,
  blurb: 'Mock API requests, streams and a WebSocket.',
  skill: 'mocks responses',
  goal:
    'A list of orders from a small API whose responses are late, broken or missing when you choose so, and two ' +
    'connections that break and come back. Practise waiting for responses, mocking them, and testing the page when ' +
    'a request fails. The server stores nothing, and /openapi.json describes it.',
  pitfall:
    'Waiting for the network to be idle, or for a response, and then reading the page: the page shows a response ' +
    'only after it came, and a stream is never idle.',
  readMore: {
    playwright: 'https://playwright.dev/docs/network',
    selenium: 'https://www.selenium.dev/documentation/webdriver/bidi/w3c/network/',
    webdriverio: 'https://webdriver.io/docs/mocksandspies',
    cypress: 'https://docs.cypress.io/app/guides/network-requests',
  },
  requirements: {
    load:
      '“Load orders” shows the orders 1001 to 1005 and “23 orders, page 1 of 5”; “Next page” and “Previous page” go ' +
      'on by five, to 1023 and back, and each is disabled where there are no more.',
    filter:
      'A chosen “Status” shows only the orders with it, from their first page: “Returned” those with the numbers ' +
      '1004, 1010, 1015 and 1021 and “4 orders, page 1 of 1”, and “All” the 23 again.',
    add:
      '“Add order” puts an open order with a new number of six digits on top of page 1, “Added order 123456”, and ' +
      'empties “Customer” and “Item”; with a quantity of 0 it reads “Failed: 422” and does neither.',
    change:
      '“One more of order 1002” raises its quantity by one, “Changed order 1002”; “Delete order 1003” takes it out, ' +
      '“Deleted order 1003”, and there is one order less: “22 orders, page 1 of 5”.',
    kept:
      'What was added, changed or deleted stays so on every page and with every status, until the document is loaded ' +
      'again.',
    requests:
      'Each request is a line of `net-requests`, the newest last: “GET /api/orders?page=1&size=5: 200”; until its ' +
      'answer is there, one or three seconds later with “Delay”, it ends in “waiting”.',
    fail:
      'With a “Failure” requests end as “Failed: 500”, “Failed: cut off”, “Failed: no JSON” or, after 5 seconds, ' +
      '“Failed: no answer”; the orders stay as they were, and “Retry” repeats the request.',
    chance:
      'With “Half of them” the seed and the number of a request decide whether it fails: the same requests in every ' +
      'run with a seed, others with another one.',
    events:
      '“Listen” brings the messages 1 to 9 in order; after each third one `net-events-status` reads “Reconnecting” ' +
      'and then “Connected”, at last “All received”; “Stop listening” ends it: “Stopped”.',
    echo:
      'Each message comes back, “Echo: hello”; after “Break connection” it reads “Reconnecting” for one second and ' +
      'then “Connected”, and messages sent meanwhile come back then; “Disconnect” ends that.',
  },
  testIds: [
    { name: 'net-orders-example', element: 'section', when: 'always' },
    { name: 'net-failure', element: 'select', when: 'always' },
    { name: 'net-chance', element: 'select', when: 'always' },
    { name: 'net-delay', element: 'select', when: 'always' },
    { name: 'net-filter', element: 'select', when: 'always' },
    { name: 'net-load', element: 'button', when: 'always' },
    { name: 'net-retry', element: 'button', when: 'after a request failed' },
    { name: 'net-status', element: 'p', when: 'always' },
    { name: 'net-problem', element: 'p', when: 'always, with the server’s sentence about what is wrong' },
    { name: 'net-orders', element: 'table', when: 'once orders were loaded' },
    { name: 'net-order-<id>', parameters: { id }, element: 'tr', when: 'on the order’s page' },
    { name: 'net-quantity-<id>', parameters: { id }, element: 'td', when: 'on the order’s page' },
    { name: 'net-more-<id>', parameters: { id }, element: 'button', when: 'on the order’s page' },
    { name: 'net-delete-<id>', parameters: { id }, element: 'button', when: 'on the order’s page' },
    { name: 'net-previous', element: 'button', when: 'once orders were loaded' },
    { name: 'net-count', element: 'span', when: 'once orders were loaded' },
    { name: 'net-next', element: 'button', when: 'once orders were loaded' },
    { name: 'net-new', element: 'form', when: 'always' },
    { name: 'net-customer', element: 'input', when: 'always' },
    { name: 'net-item', element: 'input', when: 'always' },
    { name: 'net-quantity', element: 'input', when: 'always' },
    { name: 'net-add', element: 'button', when: 'always' },
    { name: 'net-requests-example', element: 'section', when: 'always' },
    { name: 'net-requests', element: 'ol', when: 'always' },
    { name: 'net-request-<number>', parameters: { number }, element: 'li', when: 'once it was sent' },
    { name: 'net-clear', element: 'button', when: 'always' },
    { name: 'net-events-example', element: 'section', when: 'always' },
    { name: 'net-listen', element: 'button', when: 'always' },
    { name: 'net-stop', element: 'button', when: 'always' },
    { name: 'net-events-status', element: 'p', when: 'always' },
    { name: 'net-events', element: 'ol', when: 'always' },
    { name: 'net-event-<number>', parameters: { number }, element: 'li', when: 'once it was received' },
    { name: 'net-echo-example', element: 'section', when: 'always' },
    { name: 'net-connect', element: 'button', when: 'always' },
    { name: 'net-break', element: 'button', when: 'always' },
    { name: 'net-disconnect', element: 'button', when: 'always' },
    { name: 'net-echo-status', element: 'p', when: 'always' },
    { name: 'net-message', element: 'input', when: 'always' },
    { name: 'net-send', element: 'button', when: 'always' },
    { name: 'net-echo-count', element: 'p', when: 'always' },
    { name: 'net-echoes', element: 'ol', when: 'always' },
    { name: 'net-echo-<number>', parameters: { number }, element: 'li', when: 'once it came back' },
  ],
  prose: [
    [
      'Read, add, change and delete orders of a small API, and have its responses come late, broken or not at all. ' +
        'Then follow two connections that break and come back.',
      'A list of orders that a server keeps, and which may be slow, wrong or silent about it. Below it are two ' +
        'connections that get lost and are found again.',
    ],
  ],
} as const satisfies Page;

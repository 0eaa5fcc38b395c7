/** Introductions and hints, and the same in other words. Nothing that a requirement says. */
const texts: readonly (readonly [string, string])[] = [
  [
    'This page holds another page in a frame. Opened from a frame of the Iframes page, that makes two levels to ' +
      'switch through before you reach the table.',
    'A frame on this page shows another page. If this one is in a frame already, the table is two levels down.',
  ],
  [
    'Move the pointer out of the window through its top edge, as if on the way to close the tab. A dialog opens ' +
      'once; after that it stays away until you open this page again. The other three edges do nothing. This needs ' +
      'a mouse: a finger has no way out of the window.',
    'Leave the window with the mouse at its top, as visitors do who are about to go. That brings up a dialog, a ' +
      'single time for each opening of this page. Left, right and bottom bring up none, and neither does a finger.',
  ],
  [
    'Click the column headers to sort: a second click on the same one turns the order round. Check where each ' +
      'person ends up, and which way the arrow points.',
    'Each header sorts its column, and a further click the other way round. Look at the arrow and at the order ' +
      'of the people.',
  ],
  [
    'Type a name, choose a status and several roles, then sort by another column: what you entered moves along ' +
      'with its row. The button at the end of a row opens a dialog.',
    'Change names, states and roles, and sort again: each row keeps what it was given. A dialog waits behind the ' +
      'last button of a row.',
  ],
  [
    'Open a section, switch into its frame and work there: in a sandbox, two documents deep, or in a document of ' +
      'another origin. What the frames send to this page is listed below the sections.',
    'Seven sections, and documents within them: sandboxed ones, nested ones, one of a foreign origin. Whatever ' +
      'they report appears at the foot of this page.',
  ],
  [
    'Log in with the demo account, then with anything else. The answer takes one to three seconds, and the form ' +
      'gives way to another view when it is the right one.',
    'Try the demo account and some others. It takes a moment, up to three seconds, until the form is gone or ' +
      'says no.',
  ],
  [
    'Hand over one file or several, by the dialog, straight to the input or by dropping them. Every upload takes ' +
      'two to four seconds of its own, and the files appear below with their sizes. Nothing leaves your machine.',
    'Files come in by the dialog, by the input itself or by a drop, also several at once. After two to four ' +
      'seconds they are listed with their sizes. They stay on this machine.',
  ],
  [
    'The button lives behind an open shadow root, where a plain selector from the document does not find it. ' +
      'Click it, read the dialog, close it, and see the focus come back to the button.',
    'An open shadow root hides the button from selectors of the document. Press it, and follow the focus to the ' +
      'dialog and back.',
  ],
  [
    'Three lines arrive after as many seconds as the slider says, and each move of it starts over. Wait for the ' +
      'content, not for the clock; then tell apart what is absent, what is hidden and what merely cannot be seen.',
    'The slider says after how many seconds three lines come, and moving it begins anew. Below are three ways of ' +
      'not being seen: absent, hidden and transparent.',
  ],
  [
    'The box below holds a sentence of opacity 0: it has a size and a text, and nobody sees it.',
    'There is a sentence in the box below, with a size of its own and with no opacity at all.',
  ],
  [
    'Right-click in the marked area, or press and hold it with a finger, to open a menu there; a click anywhere ' +
      'closes it. The menu key and the arrows work too, and near an edge the menu stays within the window.',
    'The marked area has a menu of its own, at the right button, at a long press or at the menu key. It never ' +
      'leaves the window, and any click sends it away.',
  ],
  [
    'Set an exact value by dragging, by the arrow keys, or by filling the input. A tooltip with the value is ' +
      'there only while the pointer is over the slider.',
    'Drag the thumb, use the arrows or fill the input until the value is the right one. Rest the pointer on it ' +
      'for the tooltip.',
  ],
  [
    'Send keys to the page as a whole, no field needed: letters, arrows, Enter, Tab, Escape. Modifiers count as ' +
      'keys of their own, and so does every repeat of a key that is held down. On a phone a field brings up its ' +
      'keyboard.',
    'Press any key, wherever the focus is. Modifiers and repeats are counted like all others. Phones have a ' +
      'field for it, which opens their keyboard.',
  ],
  [
    'Bring each box to the state that you want, whatever it was before, and read it back. One of the three is ' +
      'ticked when the page opens.',
    'Three boxes, of which one begins with a tick. Set them as you like, one by one or all at once.',
  ],
  [
    'Each button adds a message that leaves after five seconds, or when it is closed. Read one before it goes, ' +
      'let several overlap, and check that closing one leaves the others alone.',
    'Messages come by three buttons and go by themselves, five seconds later, or earlier by their own button. ' +
      'Have several at a time, and watch who leaves.',
  ],
  [
    'Hover down six levels of buttons. A submenu is mounted only while it is open.',
    'Buttons, six levels deep. What is closed is not in the document.',
  ],
  [
    'The same tree from antd: a menu whose closed submenus stay in the document.',
    'antd draws the same tree, and keeps its closed submenus in the document.',
  ],
  [
    'The same tree from MUI: buttons in an app bar, menu items in sheets below it.',
    'MUI draws the same tree, as an app bar with sheets below its buttons.',
  ],
  [
    'Bring the list into another order: drag a handle with the mouse or a finger, or move it by keyboard. Only ' +
      'the handle starts a drag, a finger need not hold it first, and a drop beside the list lands on the nearest ' +
      'place.',
    'Sort the list by its handles: with a mouse, a finger or the keyboard. Whatever is let go beside the list ' +
      'lands in the nearest place.',
  ],
  [
    'Three dialogs belong to the browser and stop the page until they are answered; one belongs to the page ' +
      'itself. Open each, accept it, dismiss it, and compare the last action.',
    'Four dialogs: three of the browser, which hold up the page until there is an answer, and one of the page. ' +
      'The last answer is noted below.',
  ],
  [
    'Move the pointer over a photo, or reach it by keyboard, and its caption appears. It is not hidden the rest ' +
      'of the time: it is not in the document at all.',
    'Photos show what they are under the pointer and with the focus. At other times there is no caption in the ' +
      'document.',
  ],
  [
    'This site is a place to practise browser test automation on real-world scenarios and their edge cases, for ' +
      'QA engineers, testers, learners and developers. Break things, wait for things, and see what your tool does.',
    'Whoever tests in browsers, or learns to, finds the hard cases here: late things, hidden things, things in ' +
      'other things. Try your tool on all of them.',
  ],
  [
    'The editable table on its own, as other pages embed it. Type a name, choose a status and several roles, ' +
      'sort by another column, and see what you entered move along with its row.',
    'This is the editable table alone, for frames of other pages. What is entered in a row stays with it, ' +
      'however the table is sorted.',
  ],
  [
    'Send the form empty, half filled and filled, and read the message under each field. A valid form keeps its ' +
      'button busy for one to three seconds: wait for the button, not for the clock.',
    'Leave fields out, fill them wrongly, fill them well: each has its own message. After a good one the button ' +
      'is busy for a while, at most three seconds.',
  ],
  [
    'Three images are in the document and only one of them loaded. Find the broken ones by their natural width ' +
      'or by the status of their requests: all three are there, and visible.',
    'One of these three images has arrived. The natural width of the others, or the answers to their requests, ' +
      'tells them apart.',
  ],
  [
    'Practise a longer form: text, a choice, a pattern, and one field that may stay empty. A star marks the ' +
      'required ones.',
    'More fields than before, with a choice and a pattern among them. Whatever has a star must be filled in.',
  ],
  [
    'One of each native control, a dialog and two tables: set every value, then compare it with the message that ' +
      'arrives. A star marks the required ones.',
    'Every kind of control that browsers have, with a dialog and two tables. What was set is in the message; ' +
      'stars mark what must be.',
  ],
  [
    'A native dialog: everything behind it is out of reach until it closes, by its button or by Escape.',
    'While this dialog of the browser is open, nothing else can be reached. Its button closes it, and so does ' +
      'Escape.',
  ],
  ['Nothing here changes: read a cell by its row and its column.', 'A table to read from, cell by cell.'],
  [
    'A made-up town to search, drag and zoom, with a marker to open.',
    'Look for a place, move the map, come closer, and open the marker.',
  ],
  ['Find the button through three levels, by structure or by name.', 'Three levels down there is a button.'],
  [
    'Switch into this frame, press its button, then find the message in the page around it.',
    'A button in a frame: what it sends arrives in the page around.',
  ],
  [
    'Fill in a form inside a frame, and see how the browser itself stops an empty or misshapen value.',
    'Two fields in a frame. The browser looks after empty and misshapen values by itself.',
  ],
  [
    'Lists that are not all there: one draws the rows in view, one loads as it is scrolled, one when it is asked ' +
      'to. Reach a row that the document does not have yet, and know when a list is at its end.',
    'None of these lists is whole at first. The first has only the rows that are in view, the second grows at ' +
      'its end, the third at a button. Find what is not there yet, and where it stops.',
  ],
  [
    'Each of these opens another window, or keeps this one from being left. Catch the new window when it opens, ' +
      'read what it says of itself, and come back to this page to see what it sent.',
    'Links and buttons that lead into further windows, and one text that holds on to this one. Be there when a ' +
      'window comes, read it, and look here for its answer.',
  ],
  [
    'Here the browser itself drags. What is dragged carries data, and each place says whether it takes that, and ' +
      'as a move or a copy. Prove where a drop went, and what it left behind.',
    'These drags are the browser’s own. They bring data, which a place may take or refuse, and copy or move. ' +
      'Check both ends of every drop.',
  ],
  [
    'Most of what opens here is in the document all the time, and only sometimes on the screen. Open it, find ' +
      'out what closes it, and check what a click reaches while something else lies over the page.',
    'Layers that are always in the document and seldom in sight. Bring them up, send them away, and see where ' +
      'clicks go in the meantime.',
  ],
  [
    'Buttons that are not where they were, not what they were, or not to be reached yet. Click each of them ' +
      'without a miss, and wait for what the page shows instead of for a time.',
    'No button here keeps still: it goes elsewhere, is exchanged, or lies under something. Hit every one, and ' +
      'let the page tell when it is time.',
  ],
  [
    'Go through the four steps, back and forth, and reload in between. Then have a code sent, and enter it in ' +
      'time.',
    'A form in four steps, which survives going back and loading again. After it a code to be asked for and ' +
      'typed while it lasts.',
  ],
  [
    'A picture has no elements to find. Act by coordinates that you have read or worked out, and check by the ' +
      'words that stand beside it: where things are, what was hit, what plays.',
    'Nothing in these pictures is an element. Find places by their coordinates, and read the text at each ' +
      'picture for what is where and what became of it.',
  ],
  [
    'Choose days and times in the browser’s own fields and in two calendars that are drawn by a library. What ' +
      'was chosen stands below as ISO text, which is the same in every language.',
    'Some of these calendars are the browser’s and two come from a library. Pick dates in each, and read them ' +
      'below in ISO form, whatever language the fields speak.',
  ],
  [
    'Four ways to choose from a list: suggestions that are fetched as one types, several choices in one field, a ' +
      'select with groups and one with a list of its own. Wait for the answer that you asked for, not for the ' +
      'first.',
    'Lists to choose from in four forms, one of them fetched while typing, one for several choices. Make sure ' +
      'that what you pick from answers your latest question.',
  ],
  [
    'Elements that this page has made itself. Go into their roots, one in another, as far as they are open, and ' +
      'find out what is shown, what is sent, and what only the keyboard reaches.',
    'None of these elements is HTML’s. Look through every open root for what they show and send; into the closed ' +
      'one only keys lead.',
  ],
  [
    'Read, add, change and delete orders of a small API, and have its answers come late, broken or not at all. ' +
      'Then follow two connections that break and come back.',
    'A list of orders that a server keeps, and which may be slow, wrong or silent about it. Below it are two ' +
      'connections that get lost and are found again.',
  ],
  [
    'Each of these addresses does one thing that HTTP can do. Follow the links as a visitor does, or have the ' +
      'page ask and tell what came.',
    'One address for each thing that HTTP knows. Go there by a link, or let the page ask and say what it was ' +
      'told.',
  ],
  [
    'Answer the banner, then check what is still there after a reload and in another tab, and what the page says ' +
      'to each answer of the browser.',
    'Say yes or no to the banner first. Then find out what outlasts a reload, what another tab knows of it, and ' +
      'what the page makes of each answer that the browser gives.',
  ],
  [
    'Three boxes to write in, and none of them is a field with a value. Type into each, format and paste, and ' +
      'check what it holds by the lines below it.',
    'You can write in each of these boxes, although no field is among them. Format what you type, paste ' +
      'something, and read below a box what is in it.',
  ],
];

export const prose: Readonly<Record<string, string>> = Object.fromEntries(texts);

/** A short help page for each section: its purpose, its three most frequent tasks, and their results. */
export const help = {
  about: 'What it’s for',
  how: 'How to',
  next: 'What happens next',
  all_topics: 'All topics',
  open: 'Open {page}',
  missing: 'There’s no help page by this name.',
  topics: {
    dashboard: {
      about:
        'The dashboard shows where things stand today, as far as your permissions go: absence, check-ins, projects, approvals, payslips and more.',
      first: { what: 'Open what’s behind a number', how: 'Click the number or bar. The list opens with matching filters.' },
      second: { what: 'Arrange the cards', how: 'Choose “Edit layout”, then drag cards, move them with the arrow keys or hide them.' },
      third: { what: 'See the numbers behind a chart', how: 'Choose “Show as table” on the card.' },
      next: 'Your layout is kept with your account and is the same on every device. The numbers are fresh each time you open the page.',
    },
    employees: {
      about: 'Employees is where you find everyone’s record: employment, contact details, documents and changes over time.',
      first: {
        what: 'Hire someone',
        how: 'Choose “New employee” and go through the steps. Under “Access”, the person is invited by email unless you clear the box.',
      },
      second: {
        what: 'Change job, department or manager',
        how: 'Open the person, go to “Employment” and choose “Schedule a change”. What’s planned for later days stays.',
      },
      third: { what: 'Find a group of people', how: 'Use search and filters, then save them as a view.' },
      next: 'Changes apply at midnight on their day, in the branch’s time zone. Every change is kept in the history.',
    },
    devices: {
      about: 'Devices connects attendance terminals and shows whether they report.',
      first: { what: 'Connect a terminal', how: 'Choose “New device”, enter its serial number and copy the address into the terminal.' },
      second: {
        what: 'Match people with terminal user IDs',
        how: 'Open the device, go to “User IDs” and choose the employee for each one.',
      },
      third: { what: 'Import punches from a file', how: 'Go to “Import”, choose the file and check the preview.' },
      next: 'New punches reach attendance within seconds. A terminal that stays silent turns amber, then pink.',
    },
    forms: {
      about: 'Forms turns your answers into contracts and job offers.',
      first: { what: 'Write a contract', how: 'Choose “New contract”, answer the questions and check the preview beside them.' },
      second: {
        what: 'Send it to be signed',
        how: 'Choose “Issue”. Employees find it on their home page and accept or decline it there; candidates get it by email.',
      },
      third: { what: 'Print or save it', how: 'Open the form and choose “Download PDF” or “Print”.' },
      next: 'An issued form can’t be changed. You’re notified when it’s accepted or declined.',
    },
    attendances: {
      about: 'Attendances shows who came and went, what each day adds up to and what needs attention.',
      first: { what: 'Clear up missing punches', how: 'Go to “Needs attention”. Enter accepts the suggestion, E edits the times.' },
      second: { what: 'Read a month', how: 'Open “Timesheet” and choose the month. Each day explains itself.' },
      third: { what: 'Plan shifts', how: 'Open “Rosters”, choose a month and type shift codes into the days.' },
      next: 'Days are recalculated as soon as a fact changes. Days of a closed pay month stay as they were paid.',
    },
    work_flow: {
      about: 'Work flow sets who approves which request, and in which order.',
      first: {
        what: 'Set up a chain',
        how: 'Choose what it’s for, then add levels: a manager, a role or a person. A level can also inform only, or decide by itself after some days.',
      },
      second: { what: 'Let someone stand in', how: 'Go to “Delegations” and enter who decides for whom, and until when.' },
      third: { what: 'Try a chain out', how: 'Under “Who would approve this?”, choose a person and a day.' },
      next: 'Requests keep the chain they started with. New requests follow the new chain.',
    },
    requests: {
      about: 'Requests brings together leave, excuses, business trips and overtime.',
      first: { what: 'Decide on a request', how: 'Open it, check balance and team, then approve or reject with a note.' },
      second: {
        what: 'Enter leave for someone',
        how: 'Choose “New leave”, then the person and the days. You see at once how many days it takes.',
      },
      third: { what: 'See who’s away', how: 'Open the team calendar and choose a department.' },
      next: 'The employee gets a notification of each decision. Approved leave updates balances, attendance and planning. Sick leave during a vacation gives its days back if the category replaces other leave.',
    },
    payroll: {
      about: 'Payroll calculates payslips for a month, has them approved and prepares the payment.',
      first: { what: 'Run a month', how: 'Go to “Payroll runs”, create the run and choose “Calculate”.' },
      second: { what: 'Check what changed', how: 'Open the run and go to “Changes”. Look at each large change and acknowledge it.' },
      third: {
        what: 'Pay and release',
        how: 'After approval, go to “Files” to create the bank file and release the payslips, then mark the run as paid.',
      },
      next: 'A closed month stays as it was paid. Late changes are settled in the next one, but taxed as part of the month they correct, also where its tax year is over. For pay every week or every two weeks, set “Pay periods begin on” in the company’s pay policy. To book pay on cost centers, add them under Configuration and enter shares on a person’s “Pay” tab. If you start within a tax year, enter what was paid before under “Year-to-date openings”.',
    },
    history: {
      about: 'History shows who changed what and when. Nothing in it can be changed or deleted.',
      first: { what: 'Find a change', how: 'Filter by user, record or time, or search for a name.' },
      second: { what: 'Compare before and after', how: 'Open an entry to see old and new values side by side.' },
      third: { what: 'Export it', how: 'Choose “Export” for a file with what the list shows.' },
      next: 'Guarded values, such as bank accounts, show that they changed, but not what they were.',
    },
    administration: {
      about: 'Administration manages accounts, roles and permissions.',
      first: { what: 'Invite someone', how: 'Choose “New user”, enter the email address and choose roles.' },
      second: {
        what: 'Grant a permission',
        how: 'Open a role and set how far each permission reaches: own, team, department, branch or all.',
      },
      third: { what: 'Suspend an account', how: 'Open the user and choose “Suspend”. Their sessions end right away.' },
      next: 'New permissions apply from the next click. No one can grant a permission they don’t have themselves.',
    },
    time_cards: {
      about: 'Time Cards covers projects, planning, hours, reports and proposals.',
      first: {
        what: 'Start a project',
        how: 'Choose “New project”, then add estimates, people and rates. For a retainer, open “Retainer” and enter what each month includes and costs; the first and the last month of the project count by days, and hours beyond what’s included are billed as overage.',
      },
      second: { what: 'Plan people', how: 'Open “Planning” and drag over the days, or press N. Overbooked weeks turn pink.' },
      third: { what: 'Review hours', how: 'Go to “Review”, look at a week and approve or send it back.' },
      next: 'Approved hours feed reports and statements. Anyone who hasn’t submitted gets a reminder.',
    },
    configuration: {
      about: 'Configuration is what everything else builds on: branches, departments, jobs, leave categories, shifts and holidays.',
      first: { what: 'Add a branch', how: 'Choose “New branch”, then set country, time zone, currency and holidays.' },
      second: {
        what: 'Set up a leave category',
        how: 'Enter how much people get a year, how it accrues and what carries over. Leave years can follow the hire date, count full months only, shrink with unpaid leave and close by themselves. Under “Blackout periods”, close days for a department, branch or category.',
      },
      third: { what: 'Set working hours', how: 'Create shifts, put them into a week schedule and assign it.' },
      next: 'Exchange rates let reports add up several currencies. Changes apply from then on. Records that are still in use can’t be deleted.',
    },
    home: {
      about: 'Home shows what concerns you today: check-in, your week, requests, balances and payslips.',
      first: { what: 'Check in or out', how: 'Press the large button. The time counts at once.' },
      second: { what: 'See what’s expected of you', how: 'Look at “For you to do”. Each line opens what it’s about.' },
      third: { what: 'Get anywhere fast', how: 'Press Ctrl K and type what you want to do.' },
      next: 'New notifications appear at the bell, and by email if you choose.',
    },
    personal_info: {
      about: 'Personal Info is your own record: contact details, family, bank account and documents.',
      first: { what: 'Change something', how: 'Choose “Edit” in the section, change it and save.' },
      second: { what: 'Submit a document', how: 'Go to “Documents”, choose “Submit” and upload the file.' },
      third: { what: 'See who viewed your data', how: 'Open “History” in the menu. It lists everyone who viewed your protected data.' },
      next: 'Some changes need HR’s approval. You’re notified when they’re decided.',
    },
    approvals: {
      about: 'Approvals lists the requests that are waiting for your decision.',
      first: { what: 'Decide', how: 'Choose a request to see balance, team and history beside it. Press A to approve or R to reject.' },
      second: { what: 'Decide several at once', how: 'Select them with X, then approve them together.' },
      third: { what: 'Hand over while you’re away', how: 'Go to “Stand-in” and choose who decides for you, and on which days.' },
      next: 'The next level is asked, or the employee is notified. Some decisions can be undone from the record.',
    },
    my_requests: {
      about: 'Here you request leave and excuses and follow their progress.',
      first: {
        what: 'Request leave',
        how: 'Choose “New leave”, then a category and days. You see how much it takes and your balance before you send it.',
      },
      second: { what: 'Excuse lateness or a missing punch', how: 'Go to “Excuses”, then choose the type, day and times.' },
      third: {
        what: 'Change or withdraw',
        how: 'Open the request and choose the action. Changes to approved leave need approval again. If you fall ill during a vacation, request sick leave for those days: they go back to your balance.',
      },
      next: 'Your approvers get the request right away. You get a notification when they decide, and your calendar shows the result.',
    },
    my_pay: {
      about: 'Payslips and Salary show what you’re paid and why.',
      first: { what: 'Read a payslip', how: 'Open a month. Each line explains how it was calculated.' },
      second: { what: 'Save it as PDF', how: 'Open the month and choose “PDF”.' },
      third: { what: 'Ask about it', how: 'Choose “Ask a question” on the payslip. Payroll answers there.' },
      next: 'A new payslip appears as soon as it’s released. You’re notified.',
    },
    my_attendance: {
      about: 'My Attendance shows your punches, days and weekly hours.',
      first: { what: 'Understand a day', how: 'Open it to see schedule, breaks, lateness and overtime explained.' },
      second: { what: 'Correct a missing punch', how: 'Open the day and choose “Request correction”.' },
      third: { what: 'Check your balance', how: 'Go to “Weekly Hours” and look at the running balance.' },
      next: 'Corrections need approval. The day is recalculated once they’re approved.',
    },
    time_card: {
      about: 'On the time card you enter what you worked on, week by week.',
      first: { what: 'Fill a week', how: 'Type hours and press Tab, for example 8 Tab 8. Everything is saved as you type.' },
      second: { what: 'Add a row', how: 'Press / and choose project and task, or copy last week.' },
      third: { what: 'Submit', how: 'When the week is complete, choose “Submit week” or press Ctrl Enter.' },
      next: 'Your reviewer approves the week, or sends it back with a note so you can correct it.',
    },
    my_history: {
      about: 'History shows what changed in your own data, and who viewed protected data.',
      first: { what: 'Find something', how: 'Choose a kind of entry above the list. The newest entries come first.' },
      second: { what: 'See the details', how: 'Choose an entry to open the record it’s about.' },
      third: { what: 'Ask about an entry', how: 'Tell HR the day and time.' },
      next: 'Entries can’t be changed or deleted, not even by administrators.',
    },
    account: {
      about: 'My Profile is your account: name, picture, password, sessions and preferences.',
      first: { what: 'Change your password', how: 'Go to “Security” and enter the old and the new one.' },
      second: {
        what: 'Choose your notifications',
        how: 'Go to “Notifications” and choose for each kind: in the app, by email, or in a summary.',
      },
      third: { what: 'Set language and look', how: 'Go to “Preferences”. Everything applies at once, on every device.' },
      next: 'After you change your password, all other sessions end.',
    },
  },
} as const;

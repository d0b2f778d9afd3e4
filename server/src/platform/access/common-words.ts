/** Passwords, and the words that passwords are built around, which every list of stolen passwords has near its top. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd passphrase motdepasse contrasena contraseña senha parola wachtwoord
  123456 1234567 12345678 123456789 1234567890 12345678910 123456789012 123123123123 121212121212 112233445566 111111111111 000000000000
  123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsx qazwsxedc qazxsw zaq1zaq1 zaq12wsx zxcvbn zxcvbnm zxcvbnmasdfgh
  qwerty qwertz azerty qwerty123 qwertyui qwertyuiop qwertyuiopasdf qwertzuiop azertyuiop asdfgh asdfghjk asdfghjkl asdfasdf asdfasdfasdf qweasd qweasdzxc qwer1234 asdf1234
  abc123 abcd1234 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa123456 abcdef abcdefg abcdefgh abcdefghijkl abcabcabcabc
  admin administrator administrateur root toor sysadmin superuser superadmin guest user username default changeme changeit letmein letmeinnow letmeinplease
  welcome welcometo welcomehome willkommen bienvenue bienvenido hello helloworld hallo bonjour hola goodmorning goodbye
  login signin logon access secret topsecret secure security private master mastermind test testtest testing tester testpassword temp temporary sample example demo
  iloveyou iloveyousomuch iloveu loveyou loveme lovely lover love forever foreverlove jetaime tequiero teamo ichliebedich
  monkey dragon tiger lion eagle falcon hawk wolf panther cheetah jaguar bear panda koala shark dolphin whale penguin butterfly spider scorpion cobra python horse pony kitty kitten puppy doggy buster
  football fussball futbol soccer baseball basketball hockey tennis cricket rugby golf golfer swimming running skater boarder surfer racing formula
  chelsea arsenal liverpool manchester barcelona realmadrid juventus bayern borussia yankees lakers cowboys steelers packers eagles raiders broncos
  superman batman spiderman ironman wonderwoman hulk thor joker pokemon pikachu mario zelda minecraft fortnite callofduty warcraft starcraft counterstrike starwars startrek skywalker yoda matrix gandalf hobbit harrypotter hogwarts terminator godzilla
  sunshine princess prince queen king angel angels heaven devil demon ghost shadow phantom hunter killer ninja samurai warrior soldier ranger knight wizard magic mystic legend hero
  flower roses lily daisy jasmine summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  summertime wintertime holiday christmas birthday newyear easter halloween thanksgiving vacation
  michael michelle jennifer jessica ashley amanda matthew daniel andrew anthony joshua christopher nicole charlie thomas robert william jordan justin brandon samantha elizabeth alexander alexandra maria marie anna sarah laura david richard george patrick peter steven martin
  computer internet laptop keyboard monitor windows microsoft apple google facebook instagram twitter youtube linkedin samsung nokia android iphone linux ubuntu oracle cisco server network wireless router
  company business office work working employee manager director boss human resources personnel payroll salary consulting consultant cadre corporate
  money cash dollar euro rich millionaire bitcoin gold golden silver diamond platinum
  chocolate cookie cookies cheese pizza banana orange cherry strawberry pepper ginger coffee whiskey vodka tequila
  mercedes porsche ferrari lamborghini mustang corvette camaro toyota honda yamaha kawasaki harley suzuki
  london paris berlin madrid tokyo newyork chicago boston texas california florida canada england germany france spain italy mexico brazil india china japan australia america
  freedom peace trustno trustnoone nothing whatever something anything everything somebody nobody blink blinkme family mother father mommy daddy brother sister baby babygirl babyboy girlfriend boyfriend bestfriend friends
  rainbow thunder lightning storm hurricane phoenix galaxy universe planet mercury jupiter saturn earth moonlight starlight sunset sunrise ocean mountain river forest
  purple yellow orange black white green blue red pink silver crimson
  guitar music piano drummer rockstar metallica nirvana slipknot eminem beatles
  jesus christ blessed faith hope grace bible church amen allah buddha
  correcthorsebatterystaple thisismypassword mypassword mypasswordis yourpassword newpassword oldpassword nopassword password1234 password12345 password123456 passw0rd passw0rd1234 p@ssw0rd p@ssword pa55word pa55w0rd pass1234 passpass passwordpassword
  opensesame abracadabra supercalifragilistic onetwothree onetwothreefour fuckyou fuckoff bullshit asshole sexy sexygirl hotstuff`
    .split(/\s+/)
    .filter(Boolean),
);
